// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { Avatar } from '#src/ui/avatar.tsx';
import { find, mount } from './mount.ts';

test('shows the photo when there is one', async () => {
  const { host } = await mount(<Avatar url="/ana.jpg" name="Ana" />);
  expect(find(host, 'img').getAttribute('src')).toBe('/ana.jpg');
});

test('falls back to the first letter without a photo', async () => {
  const { host } = await mount(<Avatar url={null} name=" ana@roomieradar.test" />);
  expect(host.textContent).toBe('a');
});

test('does not split a letter outside of the basic plane', async () => {
  const { host } = await mount(<Avatar name="𝒜na" />);
  expect(host.textContent).toBe('𝒜');
});

test('falls back to the letter when the photo fails, and tries a new one', async () => {
  const { host, show } = await mount(<Avatar url="/gone.jpg" name="Ben" />);
  await act(async () => find(host, 'img').dispatchEvent(new Event('error')));
  expect(host.querySelector('img')).toBeNull();
  expect(host.textContent).toBe('B');

  await show(<Avatar url="/new.jpg" name="Ben" />);
  expect(find(host, 'img').getAttribute('src')).toBe('/new.jpg');
});
