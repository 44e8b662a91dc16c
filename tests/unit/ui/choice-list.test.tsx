// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { click, find, mount } from './mount.ts';

const choices = [
  { value: 'never', label: 'Never' },
  { value: 'often', label: 'Often' },
];

test('replaces a single answer', async () => {
  const onChange = vi.fn();
  const { host } = await mount(
    <ChoiceList legend="Guests?" name="g" {...{ choices, onChange }} selected={['never']} />,
  );
  await click(find(host, '[value="often"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['often']);
});

test('adds and removes one of several answers', async () => {
  const onChange = vi.fn();
  const list = (selected: string[]) => (
    <ChoiceList legend="Guests?" name="g" multiple {...{ choices, onChange, selected }} />
  );
  const { host, show } = await mount(list(['never']));
  await click(find(host, '[value="often"]'));
  expect(onChange).toHaveBeenLastCalledWith(['never', 'often']);
  await show(list(['never', 'often']));
  await click(find(host, '[value="never"]'));
  expect(onChange).toHaveBeenLastCalledWith(['often']);
});
