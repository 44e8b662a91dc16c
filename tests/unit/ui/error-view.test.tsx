// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ErrorView } from '#src/ui/error-view.tsx';
import { click, find, mount } from './mount.ts';

test('shows and hides the error details on request', async () => {
  const { host } = await mount(<ErrorView details="request 01J9" />);
  expect(find(host, 'h1').textContent).toBe('Something went wrong!');
  const toggle = find(host, 'button');
  const details = find(host, `[id="${toggle.getAttribute('aria-controls')}"]`);
  expect(details.hidden).toBe(true);

  await click(toggle);
  expect(details.hidden).toBe(false);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.textContent).toBe('Hide error details');

  await click(toggle);
  expect(details.hidden).toBe(true);
});

test('shows no toggle without details', async () => {
  const { host } = await mount(<ErrorView />);
  expect(host.querySelector('button')).toBeNull();
});

test('tries again by itself when the connection is back', async () => {
  const onRetry = vi.fn();
  await mount(<ErrorView onRetry={onRetry} />);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('ignores further presses while it retries', async () => {
  const onRetry = vi.fn();
  const { host, show } = await mount(<ErrorView onRetry={onRetry} />);
  await click(find(host, 'button'));
  await show(<ErrorView onRetry={onRetry} retrying />);
  await click(find(host, 'button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
