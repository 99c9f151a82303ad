/** Making elements without markup: works under every Content Security Policy, and cannot inject anything. */

type Child = Node | string | false | null | undefined;

/** `properties` are set as such where the element knows them, else as attributes. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Record<string, unknown>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const name in properties) {
    if (name in element) (element as Record<string, unknown>)[name] = properties[name];
    else element.setAttribute(name, properties[name] as string);
  }
  element.append(...(children.filter(Boolean) as (Node | string)[]));
  return element;
};

export const box = (className: string, ...children: Child[]): HTMLElement => make("div", { className }, ...children);

export const button = (label: string, onclick: () => void, className = ""): HTMLButtonElement =>
  make("button", { className, type: "button", onclick }, label);
