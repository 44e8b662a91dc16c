// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import Toaster, { addToast, toast } from '#src/ui/toaster.tsx';
import { find, mount } from './mount.ts';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

async function show(...messages: string[]) {
  await mount(<Toaster />);
  const ids = messages.map((message) => toast(message));
  await wait(50);
  return ids;
}

test('numbers toasts from 1', async () => {
  expect(await show('first', 'second')).toEqual([1, 2]);
});

test('closes after 4 seconds and is gone 200 ms later', async () => {
  await show('Saved');
  await wait(3900);
  expect(toasts()[0]?.dataset.removed).toBe('false');
  await wait(60);
  expect(toasts()[0]?.dataset.removed).toBe('true');
  await wait(230);
  expect(toasts()).toHaveLength(0);
});

test('repeats a failed action once when the connection is back, and removes its toast', async () => {
  const retry = vi.fn();
  await mount(<Toaster />);
  addToast({ kind: 'error', message: 'Not saved', retry });
  await wait(60_000);
  expect(toasts()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  await wait(100);
  await wait(300);
  expect(toasts()).toHaveLength(0);
});

test('shows three at once', async () => {
  await show('one', 'two', 'three', 'four');
  expect(toasts().map((each) => each.dataset.visible)).toEqual(['true', 'true', 'true', 'false']);
});

test('is at the bottom right, 356 px wide, 14 px apart, and gets focus by Alt+T', async () => {
  await show('Saved');
  const list = find(document, '[data-sonner-toaster]');
  expect(list.dataset).toMatchObject({ yPosition: 'bottom', xPosition: 'right' });
  expect(list.style.getPropertyValue('--width')).toBe('356px');
  expect(list.style.getPropertyValue('--gap')).toBe('14px');
  expect(list.parentElement?.getAttribute('aria-label')).toBe('Notifications (Alt+T)');
  expect(find(list, '[data-close-button]').getAttribute('aria-label')).toBe('Close');
});

test.each([
  [44, 'false'],
  [45, 'true'],
])('swiped %i px to the right: removed is %s', async (distance, removed) => {
  await show('Saved');
  const [saved] = toasts();
  const swipe = (name: string, clientX: number) =>
    act(async () => {
      saved?.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX, clientY: 0, button: 0 }));
    });
  await swipe('pointerdown', 0);
  // Time passes: a flick would be taken for a swipe by its speed alone.
  await wait(1500);
  // The first move only settles the direction.
  await swipe('pointermove', 5);
  await swipe('pointermove', distance);
  await swipe('pointerup', distance);
  expect(saved?.dataset.removed).toBe(removed);
});

test('stays while it is loading', async () => {
  await mount(<Toaster />);
  toast.loading('Uploading');
  await wait(60_000);
  expect(toasts()[0]?.dataset.removed).toBe('false');
});
