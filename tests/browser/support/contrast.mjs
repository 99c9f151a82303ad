/** The contrast of texts as they are painted, for where axe can't tell it from the styles. */

/**
 * Paints the page without letters, and then with letters so bold, in their own colour, that they leave no gap. What is
 * behind a text, makes it paler (opacity) or covers it does so with them, too: the pictures differ by the contrast.
 * @param selectors each of one element, whose own text is looked at
 * @returns the contrast of each, 21 at most; undefined where there is no text to be seen
 */
export async function paintedContrasts(page, selectors) {
  const texts = await page.evaluate(textsOf, selectors);
  const hidden = `* { -webkit-text-fill-color: transparent !important; text-decoration-line: none !important; text-shadow: none !important; caret-color: transparent !important }`;
  const behind = await painted(page, hidden);
  const found = [];
  // Elements in it inherit how an element is painted: they have pictures of their own.
  for (let depth = 0; texts.some((text) => text.depth === depth); depth++) {
    const own = texts.filter((text) => text.depth === depth);
    const letters = await painted(page, [hidden, ...own.map(({ selector, bold }) => `${selector} { ${bold} }`)].join(" "));
    const contrasts = await page.evaluate(compared, [behind, letters, own]);
    own.forEach((text, index) => (found[texts.indexOf(text)] = contrasts[index]));
  }
  return found;
}

/** A picture of the whole page with this style on top, as base64. A sheet, not an attribute, which the widget would notice. */
async function painted(page, style) {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    window.sheetsBefore = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...window.sheetsBefore, sheet];
  }, style);
  try {
    return (await page.screenshot({ fullPage: true, scale: "css" })).toString("base64");
  } finally {
    await page.evaluate(() => (document.adoptedStyleSheets = window.sheetsBefore));
  }
}

/** Runs in the page: how each text is made bold, where on the page it is, and how many of the others it is in. */
function textsOf(selectors) {
  const elements = selectors.map((selector) => document.querySelector(selector));
  return elements.map((element, index) => {
    const colour = getComputedStyle(element).webkitTextFillColor;
    const isField = element.matches("input, textarea, select");
    const range = document.createRange();
    const lines = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()).flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return {
      selector: selectors[index],
      depth: elements.filter((other) => other !== element && other.contains(element)).length,
      // What is written in a field has no place that a script is told.
      bold: isField ? `background-image: linear-gradient(${colour}, ${colour}) !important` : `-webkit-text-stroke: 1em ${colour} !important`,
      // The middle of a line is where letters are, whatever the font.
      parts: (isField ? [element.getBoundingClientRect()] : lines).map(({ left, right, top, height }) => ({
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY + height / 4,
        bottom: top + scrollY + (height * 3) / 4,
      })),
    };
  });
}

/** Runs in the page: how the two pictures differ where the texts are. */
async function compared([behind, letters, texts]) {
  const [before, after] = await Promise.all([behind, letters].map(pixels));
  return texts.map(({ parts }) => {
    const found = parts.flatMap(contrastsIn).sort((one, other) => one - other);
    // An edge or a line of one pixel makes no text unreadable.
    return found[Math.floor(found.length / 10)];
  });

  function contrastsIn({ left, top, right, bottom }) {
    const found = [];
    for (let y = Math.ceil(top); y < Math.min(Math.floor(bottom), before.height); y++) {
      for (let x = Math.ceil(left); x < Math.min(Math.floor(right), before.width); x++) {
        const [one, other] = [before, after].map(({ data, width }) => luminance(data, 4 * (y * width + x)));
        found.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    return found;
  }

  /** WCAG 2.2, "relative luminance". */
  function luminance(data, at) {
    const [red, green, blue] = [0, 1, 2].map((part) => {
      const value = data[at + part] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  async function pixels(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height);
  }
}
