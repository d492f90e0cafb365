// Small tools to build the page. Text only ever becomes a text node, so nothing that people type is markup.

/** An element with attributes, listeners (functions) and children. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Words that only those hear who cannot see the sign beside them. */
export const unseen = (words) => h("span", { class: "unseen" }, words);

/** A sign with its meaning in words. */
export const sign = (className, shown, meaning) =>
  h("span", { class: className, title: meaning }, h("span", { "aria-hidden": "true" }, shown), unseen(` ${meaning} `));

/** Put new children into a container, unless they are what is there; keeps what was typed, opened and focused. */
export function fill(container, ...children) {
  const fresh = container.cloneNode(false);
  fresh.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  for (const old of container.querySelectorAll("input[id], select[id], details[id]")) {
    const now = fresh.querySelector(`#${CSS.escape(old.id)}`);
    if (!now) continue;
    if (old.localName === "details") now.open = old.open;
    else now.value = old.value;
  }
  if (fresh.isEqualNode(container)) return;
  const focused = container.contains(document.activeElement) ? document.activeElement.id : "";
  container.replaceChildren(...fresh.childNodes);
  if (focused) byId(focused)?.focus({ preventScroll: true });
}

/** Wait so many milliseconds. */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
