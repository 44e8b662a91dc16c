import { embedLimits } from '#contract/embeds/card.ts';
import { ending } from '#contract/embeds/data-path.ts';

/** What the elements for other sites have in common. */

/** What is older is asked for again. */
export const freshMs = embedLimits.cacheSeconds * 1000;
/** After so many refusals in a row, an element waits for the visitor to come back to the page. */
export const maxRefusals = 5;

/** The largest id there can be. A larger one would make the server refuse a whole request. */
const maxId = 2_147_483_647;
export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= maxId;

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

type Value = string | number | boolean;
type Property = StringConstructor | NumberConstructor | BooleanConstructor;

/** Gives a class of elements a property for each attribute: `search-box` is `searchBox`. */
export function reflect(prototype: HTMLElement, properties: Record<string, Property>): void {
  for (const [attribute, kind] of Object.entries(properties)) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): Value {
        if (kind === Boolean) return isTrue(this.getAttribute(attribute));
        return kind(this.getAttribute(attribute) ?? '');
      },
      set(this: HTMLElement, value: Value | null | undefined) {
        const isAbsent = value === null || value === undefined || value === false;
        if (isAbsent) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
}

/** A boolean as frameworks write it: HTML knows an absent attribute only, but `="false"` means it. */
const isTrue = (value: string | null) =>
  value !== null && !/^(false|null|undefined|0)$/.test(value);

/** Takes over the properties that the page set before the script came. */
export function upgrade(element: HTMLElement, attributes: readonly string[]): void {
  for (const property of attributes.map(propertyName)) {
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Object.assign(element, { [property]: value });
  }
}

const propertyName = (attribute: string) =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
