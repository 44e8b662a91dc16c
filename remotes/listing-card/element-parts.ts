/** What the elements for other sites have in common. */

/** The element's language or that of the page around it, without its region. */
export const languageOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[lang]')?.lang.split('-')[0]?.toLowerCase();

/** What texts and prices depend on, as the end of the address of the data. */
export function optionsOf(element: Element): string {
  const lang = languageOf(element);
  const currency = element.getAttribute('currency');
  return `${lang && lang !== 'en' ? `&lang=${lang}` : ''}${currency ? `&currency=${currency}` : ''}`;
}

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

type Value = string | number | boolean;
type Property = StringConstructor | NumberConstructor | BooleanConstructor;

/** Gives a class of elements a property for each attribute: `search-box` is `searchBox`. */
export function reflect(prototype: HTMLElement, properties: Record<string, Property>): void {
  for (const [attribute, kind] of Object.entries(properties)) {
    Object.defineProperty(prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): Value {
        if (kind === Boolean) return this.hasAttribute(attribute);
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

/** Takes over the properties that the page set before the script came. */
export function upgrade(element: HTMLElement, attributes: readonly string[]): void {
  for (const property of attributes.map(propertyOf)) {
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Object.assign(element, { [property]: value });
  }
}

const propertyOf = (attribute: string) => attribute.replace('-b', 'B');
