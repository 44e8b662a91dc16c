// @vitest-environment jsdom
// oxlint-disable-next-line no-restricted-imports -- two of the faults are to use it
import { act, lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePartModel, type LatePartContext } from '#qa/traces/models/late-part.ts';
import { codeGoneEvent, retryLoad } from '#src/ui/lazy-component.tsx';
import { findPaths, playPath, type Path } from '#xstate-paths';
import { LatePartPage, realParts, settle, type Parts } from './late-part-page.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const typed = 'Attic with a view of the canal';
/** What the page shows of each state; where it shows the same, what it loads tells them apart. */
const shownIn: Record<string, string> = {
  loading: 'Wait',
  pausing: 'Wait',
  waiting: 'Wait',
  gone: 'Wait',
  failed: 'Try again',
  shown: 'The late part',
  next: 'The next page',
  nextFailed: 'Try again',
};
const isReloading = (value: unknown) => String(value).startsWith('reloading');

async function play(path: Path, parts: Parts = realParts): Promise<void> {
  const page = new LatePartPage(parts);
  try {
    await playOn(page, path);
  } finally {
    await page.close();
  }
}

async function playOn(page: LatePartPage, path: Path): Promise<void> {
  /** The form that is on the screen, to see that it is not another one. */
  let form: HTMLInputElement | null = null;
  let nextPage = 0;
  let reloads = 0;
  await page.open('/');
  await playPath(path, {
    async act({ type, isFresh }, { from, to }) {
      switch (type) {
        case 'text.typed':
          return page.type(typed);
        case 'connection.lost':
          return page.connect(false);
        case 'connection.returned':
          return page.connect(true);
        case 'server.updated':
          return page.update();
        case 'retry.pressed':
          return page.press('Try again');
        case 'next.opened':
          return page.navigate(`/next/${(nextPage += 1)}`);
        case 'form.opened':
          return page.navigate('/');
        case 'document.loaded':
          return page.open(
            from.value === 'reloadingForm' ? '/' : `/next/${nextPage}`,
            isFresh === true,
          );
        default:
      }
      if (type.startsWith('xstate.after')) {
        const { triesLeft } = from.context as LatePartContext;
        // Nothing happens a moment too early.
        await act(
          async () => void (await vi.advanceTimersByTimeAsync(triesLeft === 1 ? 490 : 1990)),
        );
        expect(page.requests).toEqual([]);
        await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
        await settle();
      } else await page.settle(type.startsWith('xstate.done'));
      if (isReloading(to.value)) await settle();
    },
    async expectState({ value, context }) {
      const state = value as string;
      const { isTyped } = context as LatePartContext;
      const loads = state === 'loading' ? ['part'] : state === 'opening' ? ['next'] : [];
      if (isReloading(value)) {
        expect(page.reloads).toBe(++reloads);
        return;
      }
      expect(page.reloads).toBe(reloads);
      expect(page.requests.map(({ name }) => name)).toEqual(loads);
      const text = shownIn[state];
      if (text !== undefined) expect(page.text).toContain(text);
      if (state === 'gone' || state === 'waiting') {
        await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
        expect(page.requests).toEqual([]);
        expect(page.reloads).toBe(reloads);
      }
      const isForm = ['loading', 'pausing', 'waiting', 'gone', 'shown'].includes(state);
      if (!isForm) {
        form = null;
        return;
      }
      expect(page.input?.value).toBe(isTyped ? typed : '');
      form ??= page.input;
      expect(page.input).toBe(form);
    },
  });
}

const { paths } = findPaths(latePartModel, 'tour', { cover: 'edges' });

test('code that comes late, fails or is gone costs nothing that is typed', async () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(400);
  for (const path of paths) await play(path);
});

const faults: Record<string, Partial<Parts>> = {
  'code that failed is never asked for again': { lazyComponent: lazy },
  'who tries again after an error sees it again': {
    lazyComponent: (load) => lazy(() => retryLoad(load)),
  },
  'the connection that is back is not noticed': { hears: (type) => type !== 'online' },
  'code that is gone is an error': {
    followUpdates: (window, router) =>
      realParts.followUpdates(
        Object.create(window, {
          addEventListener: {
            value: (type: string, listener: EventListener) => {
              if (type !== codeGoneEvent) window.addEventListener(type, listener);
            },
          },
        }) as typeof window,
        router,
      ),
  },
  'a document is loaded again without end': { stores: (key) => key !== 'reloaded_version' },
  'a document is never loaded again': { stores: () => false, isThere: () => true },
  'a lost file counts as an update': { isThere: () => false },
  'what is typed is not kept': {
    createDrafts: () => ({ ...realParts.createDrafts(), write: () => undefined }),
  },
};

test.each(Object.entries(faults))('a fault is noticed by a path: %s', async (_, fault) => {
  let noticed = '';
  for (const path of paths) {
    if (noticed) break;
    await play(path, { ...realParts, ...fault }).catch(
      (error: unknown) => (noticed = String(error)),
    );
  }
  expect(noticed).toMatch(/Step \d+ of \d+/);
});
