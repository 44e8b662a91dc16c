import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After moving to another page, focus goes to its heading, so that keyboards and screen readers
 * start where the page does. A change of the search on the same page leaves focus alone.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash !== '') return;
        const main = document.getElementById('main');
        const heading = main?.querySelector<HTMLElement>('h1') ?? main;
        if (!heading) return;
        heading.tabIndex = -1;
        // The router has put the scroll position where it belongs.
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
