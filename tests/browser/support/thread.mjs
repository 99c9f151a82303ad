/** What a reader does with the thread of a page, by the words that the widget shows. */

export class Thread {
  /** @param place the page, or a frame of it */
  constructor(place) {
    this.place = place;
    this.root = place.locator(".aw");
    this.heading = this.root.locator(".aw-title");
    this.form = this.root.locator(".aw-form");
    this.comments = this.root.locator(".aw-comment");
  }

  /** Comes near enough for it to start, and waits until it is all there. */
  async loads() {
    await this.root.scrollIntoViewIfNeeded();
    await this.heading.waitFor();
    await this.root.and(this.place.locator("[aria-busy=false]")).waitFor();
    return this;
  }

  /** The texts of all comments, top to bottom. */
  async texts() {
    const texts = await this.comments.locator("> .aw-self > .aw-body").allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** The comment with this text alone, not the one it answers. */
  comment(text) {
    return this.comments.filter({ has: this.place.locator(`:scope > .aw-self > .aw-body:has-text("${text}")`) });
  }

  shows(text) {
    return this.comment(text).waitFor();
  }

  /** Whether the comment waits for the owner, as its author is told. */
  isHeld(text) {
    return this.comment(text).locator("> .aw-self .aw-held").isVisible();
  }

  /** Fills in the form, field by its label, and sends it. */
  async submits(text, { name = "Ann", ...others } = {}) {
    await this.form.locator("textarea").fill(text);
    for (const [label, value] of Object.entries({ Name: name, ...others })) {
      await this.form.getByLabel(label, { exact: true }).fill(value);
    }
    await this.sends();
  }

  sends() {
    return this.form.locator(".aw-send").click();
  }

  /** A button or link of a comment, not of its replies. */
  control(text, role, name) {
    return this.comment(text).locator("> .aw-self").getByRole(role, { name });
  }

  /** Brings the form below the comment. */
  async answers(text) {
    await this.control(text, "button", /^Reply/).click();
    await this.comment(text).locator("> .aw-form").waitFor();
  }

  /** The texts of the comments right below this one. */
  async replies(text) {
    const texts = await this.comment(text).locator("> .aw-replies > .aw-comment > .aw-self > .aw-body").allInnerTexts();
    return texts.map((reply) => reply.trim());
  }

  /** What is typed and not sent. */
  draft() {
    return this.form.locator("textarea").inputValue();
  }

  async edits(text, better) {
    await this.comment(text).locator("> .aw-self").getByRole("button", { name: /^Edit/ }).click();
    await this.form.locator("textarea").fill(better);
    await this.sends();
    await this.shows(better);
  }

  async deletes(text) {
    const row = this.comment(text).locator("> .aw-self");
    await row.getByRole("button", { name: "Delete", exact: true }).click();
    await row.getByRole("button", { name: "Delete for good?" }).click();
    await this.comment(text).waitFor({ state: "detached" });
  }

  /** Waits until the widget tells this, in its status line or as an error. */
  tells(words) {
    return this.root.locator("[role=status], [role=alert], .aw-error").filter({ hasText: words }).waitFor();
  }
}
