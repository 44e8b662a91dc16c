interface FocusSpot {
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
  let spots: FocusSpot[] = [];

  document.addEventListener('focusin', ({ target }) => {
    spots = [];
    const main = document.getElementById('main');
    for (let at = target as Element | null; at && main?.contains(at); at = at.parentElement) {
      spots.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // A press beside every control is a choice to leave.
    if (target instanceof Element && !target.closest(':focus')) spots = [];
  });

  new MutationObserver(() => {
    const isLost =
      document.activeElement === document.body && spots[0]?.element.isConnected === false;
    if (!isLost) return;
    const next = nextFocusable(spots);
    spots = [];
    if (!next) return;
    if (next.matches(headings)) next.tabIndex = -1;
    next.focus();
  }).observe(document.body, { childList: true, subtree: true });
}

function nextFocusable(spots: FocusSpot[]): HTMLElement | null {
  const rest = spots.findIndex(({ element }) => element.isConnected);
  const gone = spots[rest - 1];
  for (const { element } of spots.slice(Math.max(rest, 0))) {
    if (gone?.element.matches(items) && element === spots[rest]?.element) {
      const item = element.children[gone.index] ?? element.lastElementChild;
      const inItem = item?.querySelector<HTMLElement>(`${headings}, a[href], button`);
      if (inItem) return inItem;
    }
    const heading = element.querySelector<HTMLElement>(headings);
    if (heading) return heading;
  }
  return null;
}
