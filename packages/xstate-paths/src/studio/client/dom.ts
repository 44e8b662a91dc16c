type Child = Node | string | null;
type Props = Record<string, string | boolean | ((event: Event) => void)>;

/** Makes an element with attributes, listeners (`onclick`) and children. */
export function h(tag: string, props: Props, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The element of this id, which the page always has. */
export const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** Reads a text out to those who hear the page. */
export function say(text: string): void {
  byId('said').textContent = text;
}

/** Scrolls an item of a list into sight, and nothing but the list. */
export function showInList(item: HTMLElement | null | undefined): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const end = item.offsetTop + item.offsetHeight;
  if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
