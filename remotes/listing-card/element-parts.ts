import { embedCacheSeconds } from '#contract/embeds/card.ts';
import { ending } from '#contract/embeds/data-path.ts';

/** What the elements for other sites have in common. */

/** What is older is asked for again. */
export const freshMs = embedCacheSeconds * 1000;
/** After so many refusals in a row, an element waits for the visitor to come back to the page. */
export const maxRefusals = 5;

/** Ids have 32 bits. A larger one would make the server refuse a whole request. */
export const isPossibleId = (id: number): boolean =>
  id > 0 && id === Math.trunc(id) && id < 2 ** 31;

/** Refreshes these elements when the browser is online again or the visitor is back. */
export function refreshOnReturn(elements: ReadonlySet<{ refresh(): void }>): void {
  const refreshAll = () => elements.forEach((element) => element.refresh());
  addEventListener('online', refreshAll);
  document.addEventListener('visibilitychange', () => document.hidden || refreshAll());
}

/** The element's language or that of the page around it, without its region. */
export const elementLanguage = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[lang]')?.lang.split('-')[0]?.toLowerCase();

/** What texts and prices depend on, as the end of the address of the data. */
export const requestOptions = (element: Element): string =>
  ending({ lang: elementLanguage(element), currency: element.getAttribute('currency') });

/**
 * Dispatches an event with a colon and with a hyphen in its name, because some frameworks can bind
 * only the latter. Returns false when a listener prevented it.
 */
export function emit(element: Element, type: 'ready' | 'error' | 'click', detail: object): boolean {
  let isWanted = true;
  for (const sign of [':', '-']) {
    const event = new CustomEvent(`roomie${sign}${type}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: type === 'click',
    });
    isWanted = element.dispatchEvent(event) && isWanted;
  }
  return isWanted;
}

/** Has the parser read what is in an element, or at least begun to? */
export const isParsed = (element: Element): boolean =>
  document.readyState !== 'loading' || Boolean(element.firstChild ?? element.nextSibling);

/** What a page's server rendered, where no parser made a shadow root of it: `innerHTML` makes none. */
export const findTemplate = (element: Element) =>
  element.querySelector<HTMLTemplateElement>(':scope>template[shadowrootmode]');

/** The shadow root that the parser has made of what the page's server rendered, or a new one. */
export function openRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const template = findTemplate(element);
  if (template) {
    // The script has the same styles, and the policy of a page may refuse these.
    template.content.querySelector('style')?.remove();
    if (!root.firstChild) root.append(template.content);
    template.remove();
  }
  return root;
}

type Value = string | number | boolean | null | undefined;

/** Writes an attribute as frameworks mean it: nothing and `false` are no attribute. */
export function write(element: Element, attribute: string, value: Value): void {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}

/** Gives a class of elements a property for each attribute. */
export function reflect(
  prototype: HTMLElement,
  properties: Record<string, StringConstructor | NumberConstructor>,
): void {
  for (const [name, kind] of Object.entries(properties)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return kind(this.getAttribute(name) ?? '');
      },
      set(this: HTMLElement, value: Value) {
        write(this, name, value);
      },
    });
  }
}

/** Takes over the properties that the page set before the script came. */
export function upgrade(element: object, properties: readonly string[]): void {
  for (const name of properties) {
    if (!Object.hasOwn(element, name)) continue;
    const { [name]: value } = element as Record<string, unknown>;
    Reflect.deleteProperty(element, name);
    Object.assign(element, { [name]: value });
  }
}
