import type { Color } from '../check/look-rules.ts';

// These functions run in the page that is checked: each is sent as its source, and may use nothing
// from outside of it.

/** What happened on the page so far. */
interface Watched {
  violations: { directive: string; blocked: string; policy: string }[];
  /** What each element said last. */
  states: Map<EventTarget, ElementState>;
}

export interface ElementState {
  type: string;
  problem?: string;
  /** How many rooms a list shows. */
  rooms?: number;
}

export interface LiveElement {
  isDefined: boolean;
  isVisible: boolean;
  /** The place that the page gives it, in CSS pixels. */
  width: number;
  height: number;
  state: ElementState | null;
  /** Of the texts of the card, on its surface. */
  inks: { property: string; ink: Color; surface: Color }[];
  /** What is behind the element; null where it is an image. */
  backdrop: Color | null;
}

export interface LiveTag {
  name: string;
  attributes: [string, string][];
  text: string;
  /** For our elements. */
  element: LiveElement | null;
}

export interface LivePage {
  origin: string;
  tags: LiveTag[];
  violations: Watched['violations'];
  /** Where the images of the cards come from. */
  imageOrigins: string[];
  isParsed: boolean;
}

/** Runs before the scripts of the page. */
export function watchPage(): void {
  const watched: Watched = { violations: [], states: new Map() };
  Object.defineProperty(globalThis, 'roomieRadarCheck', { value: watched });
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'report') return;
    const { effectiveDirective: directive, blockedURI: blocked, originalPolicy: policy } = event;
    watched.violations.push({ directive, blocked, policy });
  });
  for (const type of ['roomie-ready', 'roomie-error']) {
    addEventListener(
      type,
      (event) => {
        const { problem, listings } = (event as CustomEvent<{ problem?: string; listings?: [] }>)
          .detail;
        const state = {
          type,
          ...(problem !== undefined && { problem }),
          ...(listings && { rooms: listings.length }),
        };
        const [target] = event.composedPath();
        if (target) watched.states.set(target, state);
      },
      true,
    );
  }
}

/** Reads what is on the page now. */
export function readPage(): LivePage {
  const { violations, states } = (globalThis as unknown as { roomieRadarCheck: Watched })
    .roomieRadarCheck;
  const imageOrigins = new Set<string>();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });

  /** A color in any notation; null where one sees through it. */
  const toColor = (css: string): Color | null => {
    if (!pen) return null;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data;
    return opacity === 255 ? [red, green, blue] : null;
  };

  const findParent = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;

  const ancestors = (element: Element): Element[] => {
    const parent = findParent(element);
    return parent ? [parent, ...ancestors(parent)] : [];
  };

  const readBackdrop = (element: Element): Color | null => {
    for (const each of ancestors(element)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== 'none') return null;
      const color = toColor(backgroundColor);
      if (color) return color;
      if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return null;
    }
    const { colorScheme } = getComputedStyle(document.documentElement);
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = colorScheme.includes('dark') && (prefersDark || !colorScheme.includes('light'));
    return isDark ? [18, 18, 18] : [255, 255, 255];
  };

  const readPlace = (element: Element): { width: number; height: number } => {
    const { width, height } = element.getBoundingClientRect();
    const place = { width, height };
    for (const each of ancestors(element)) {
      const { display, overflow, paddingLeft, paddingRight } = getComputedStyle(each);
      if (display === 'contents' || display.startsWith('inline')) continue;
      const inner = each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      place.width = Math.min(place.width, Math.max(inner, 0));
      if (overflow !== 'visible') place.height = Math.min(place.height, each.clientHeight);
    }
    return place;
  };

  const readInks = (root: ShadowRoot | null): LiveElement['inks'] => {
    const inner = root?.querySelector('roomie-listing-card')?.shadowRoot ?? root;
    const frame = inner?.querySelector('[data-theme]');
    const surface = frame && toColor(getComputedStyle(frame).backgroundColor);
    if (!inner || !surface) return [];
    return [
      ['--roomie-ink', '[part=title]'],
      ['--roomie-ink-soft', '[part=address]'],
    ].flatMap(([property = '', selector = '']) => {
      const text = inner.querySelector(selector);
      const ink = text && toColor(getComputedStyle(text).color);
      return ink ? { property, ink, surface } : [];
    });
  };

  const readElement = (element: Element): LiveElement => {
    for (const image of element.shadowRoot?.querySelectorAll('img') ?? []) {
      if (image.src) imageOrigins.add(new URL(image.src).origin);
    }
    return {
      isDefined: element.matches(':defined'),
      isVisible: element.checkVisibility({ visibilityProperty: true }),
      ...readPlace(element),
      state: states.get(element) ?? null,
      inks: readInks(element.shadowRoot),
      backdrop: readBackdrop(element),
    };
  };

  const tags: LiveTag[] = [];
  const read = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const name = element.localName;
      const isOurs = name.startsWith('roomie');
      if (isOurs || /^(script|meta|iframe)$/.test(name)) {
        const attributes = Array.from(element.attributes, (each): [string, string] => [
          each.name,
          // The browser hides it from style sheets.
          each.name === 'nonce' ? element.nonce || each.value : each.value,
        ]);
        const text = isOurs ? element.innerHTML : (element.textContent ?? '');
        tags.push({ name, attributes, text, element: isOurs ? readElement(element) : null });
      }
      if (!isOurs && element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(document);
  return {
    origin: location.origin,
    tags,
    violations,
    imageOrigins: [...imageOrigins],
    isParsed: document.readyState === 'complete',
  };
}
