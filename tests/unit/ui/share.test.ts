// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { share } from '#src/ui/share.ts';
import { toastEvent } from '#src/ui/toast.ts';

let toasts: unknown[] = [];

function takeToast(event: Event) {
  event.preventDefault();
  toasts.push((event as CustomEvent).detail);
}

beforeEach(() => {
  toasts = [];
  addEventListener(toastEvent, takeToast);
});
afterEach(() => removeEventListener(toastEvent, takeToast));

test('copies at the moment of the press, since Safari refuses it later', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const shared = share('A room', 'https://rooms.example/listings/1');
  expect(writeText).toHaveBeenCalledWith('https://rooms.example/listings/1');
  await shared;
  expect(toasts).toEqual([expect.objectContaining({ kind: 'success' })]);
});

test('shows the address where it cannot be copied', async () => {
  vi.stubGlobal('navigator', {});
  await share('A room', 'https://rooms.example/listings/1');
  expect(toasts).toEqual([
    expect.objectContaining({ description: 'https://rooms.example/listings/1' }),
  ]);
});
