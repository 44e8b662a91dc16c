import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A link that was followed, found again by its address and its place among those of the same. */
interface FollowedLink {
  href: string;
  nth: number;
}

/** How long a list may take to show the link again. */
const longestWaitMs = 10_000;

/**
 * After moving to another page, focus goes to its heading, so that keyboards and screen readers
 * start where the page does; after moving back, to the link that was followed there. A change of the
 * search on the same page leaves focus alone.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    /** By the key of their entry in the history. */
    const followed = new Map<string, FollowedLink>();
    let pressed: FollowedLink | null = null;
    /** From the start of a navigation to another page on; going back may end it where it began. */
    let isLeaving = false;
    let stopWaiting = () => {};
    const onClick = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? describeLink(target.closest('#main a[href]')) : null;
    };
    addEventListener('click', onClick, true);
    const stopLeaving = router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
      stopWaiting();
      const key = fromLocation?.state.__TSR_key;
      if (pathChanged && key && pressed) followed.set(key, pressed);
      pressed = null;
      isLeaving ||= pathChanged;
    });
    const stopArriving = router.subscribe(
      'onRendered',
      ({ pathChanged, fromLocation, toLocation }) => {
        const isOtherPage = pathChanged || isLeaving;
        isLeaving = false;
        if (!fromLocation || !isOtherPage || toLocation.hash !== '') return;
        const main = document.getElementById('main');
        const left = followed.get(toLocation.state.__TSR_key ?? '');
        const link = left && findLink(left);
        // Beside a list of sections, the page is what was opened.
        const heading =
          main?.querySelector<HTMLElement>('[data-opened] h2') ??
          main?.querySelector<HTMLElement>('h1') ??
          main;
        if (link) link.focus({ preventScroll: true });
        else if (heading) {
          heading.tabIndex = -1;
          // The router has put the scroll position where it belongs.
          heading.focus({ preventScroll: true });
          if (left) stopWaiting = focusOnceThere(left, heading);
        }
      },
    );
    return () => {
      removeEventListener('click', onClick, true);
      stopLeaving();
      stopArriving();
      stopWaiting();
    };
  }, [router]);
}

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('#main a[href]')).filter(
    (link) => link.getAttribute('href') === href,
  );

function describeLink(link: Element | null): FollowedLink | null {
  const href = link?.getAttribute('href');
  return link && href ? { href, nth: linksTo(href).indexOf(link as HTMLElement) } : null;
}

const findLink = ({ href, nth }: FollowedLink) => linksTo(href)[nth];

/** The list is still loading: its link gets the focus when it comes, unless somebody moved on. */
function focusOnceThere(left: FollowedLink, heading: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const link = findLink(left);
    if (!link) return;
    stop();
    const { activeElement } = document;
    if (activeElement !== heading && activeElement !== document.body) return;
    // The page was too short to be scrolled where it was.
    link.focus({ preventScroll: scrollY > 0 });
  });
  observer.observe(document.getElementById('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
  const timer = setTimeout(stop, longestWaitMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
