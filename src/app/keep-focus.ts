interface Place {
  element: Element;
  /** Among its siblings. */
  index: number;
}

const items = 'li,tr,article';
const headings = 'h1, h2, h3, h4';

/**
 * When what has the focus disappears, as a row that was deleted does, browsers drop the focus at the
 * start of the page. Here it goes to the item that took the place, or to the heading above.
 */
export function keepFocus(document: Document): void {
  /** The focused element and what stands around it, inmost first. */
  let places: Place[] = [];

  document.addEventListener('focusin', ({ target }) => {
    places = [];
    const main = document.getElementById('main');
    for (let at = target as Element | null; at && main?.contains(at); at = at.parentElement) {
      places.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // A press beside every control is a choice to leave.
    if (target instanceof Element && !target.closest(':focus')) places = [];
  });

  new MutationObserver(() => {
    const isLost =
      document.activeElement === document.body && places[0]?.element.isConnected === false;
    if (!isLost) return;
    const next = nextFocusable(places);
    places = [];
    if (!next) return;
    if (next.matches(headings)) next.tabIndex = -1;
    next.focus();
  }).observe(document.body, { childList: true, subtree: true });
}

function nextFocusable(places: Place[]): HTMLElement | null {
  const rest = places.findIndex(({ element }) => element.isConnected);
  const gone = places[rest - 1];
  for (const { element } of places.slice(Math.max(rest, 0))) {
    if (gone?.element.matches(items) && element === places[rest]?.element) {
      const item = element.children[gone.index] ?? element.lastElementChild;
      const inItem = item?.querySelector<HTMLElement>(`${headings}, a[href], button`);
      if (inItem) return inItem;
    }
    const heading = element.querySelector<HTMLElement>(headings);
    if (heading) return heading;
  }
  return null;
}
