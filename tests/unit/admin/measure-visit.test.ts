// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { measureVisit } from '#src/app/measure-visit.ts';

test('a visit is reported once, however often its page is hidden', async () => {
  const opened = { name: location.href, type: 'navigate', responseStart: 50 };
  vi.stubGlobal('performance', {
    now: () => 100,
    getEntriesByType: (type: string) => (type === 'navigation' ? [opened] : []),
  });
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));

  const options = { context: { language: 'en', languages: ['en', 'de'] } } as const;
  measureVisit({ matchRoutes: (() => [{ fullPath: '/' }]) as never, options }, window);
  await new Promise((resolve) => void setTimeout(resolve));
  leave();
  // Brought back as it was, a page is measured anew.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
