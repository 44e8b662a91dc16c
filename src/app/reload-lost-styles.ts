import { retryLoad } from '#src/ui/lazy-component.tsx';

/**
 * Asks again for styles that could not be fetched. Vite's loader of late code asks for each only
 * once: when that fails, the next try shows the part without its styles.
 */
export function reloadLostStyles(page: Window): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    let link = target;
    const reload = () =>
      new Promise<void>((resolve, reject) => {
        const copy = link.cloneNode() as HTMLLinkElement;
        copy.dataset['again'] = '';
        copy.addEventListener('load', () => resolve());
        copy.addEventListener('error', reject);
        link.replaceWith(copy);
        link = copy;
      });
    if (link.dataset['again'] === undefined) void retryLoad(reload).catch(() => undefined);
  };
  // Errors of elements do not bubble.
  page.addEventListener('error', onError, true);
}
