import { afterEach, expect, test, vi } from 'vitest';
import { share } from '#src/ui/share.ts';

const toasts: unknown[] = [];
vi.mock('#src/ui/toast.ts', () => ({ showToast: (toast: unknown) => toasts.push(toast) }));

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
});

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
