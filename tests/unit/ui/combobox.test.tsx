// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox, type ComboboxProps, type ComboboxOption } from '#src/ui/combobox.tsx';
import { click, find, findInput, mount, press, type } from './mount.ts';

const options = [
  { id: 1, label: 'Brooklyn', detail: 'New York' },
  { id: 2, label: 'Brookline', detail: 'Massachusetts' },
];

function Area(props: Partial<ComboboxProps<ComboboxOption>>) {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      label="Area"
      query={query}
      onQueryChange={setQuery}
      options={options}
      onSelect={(option) => setQuery(option.label)}
      {...props}
    />
  );
}

const input = findInput;
const active = (host: Element) => {
  const id = input(host).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('opens while typing and chooses the option on Enter', async () => {
  const { host } = await mount(<Area />);
  expect(input(host).getAttribute('aria-expanded')).toBe('false');
  await type(input(host), 'bro');
  expect(input(host).getAttribute('aria-expanded')).toBe('true');
  expect(active(host)).toBeNull();

  await press(input(host), 'ArrowDown');
  expect(active(host)).toBe('BrooklynNew York');
  await press(input(host), 'ArrowDown');
  expect(active(host)).toBe('BrooklineMassachusetts');
  const enter = await press(input(host), 'Enter');
  expect(enter.defaultPrevented).toBe(true);
  expect(input(host).value).toBe('Brookline');
  expect(input(host).getAttribute('aria-expanded')).toBe('false');
});

test('wraps around at both ends', async () => {
  const { host } = await mount(<Area />);
  await type(input(host), 'bro');
  await press(input(host), 'ArrowUp');
  expect(active(host)).toBe('BrooklineMassachusetts');
  await press(input(host), 'ArrowDown');
  expect(active(host)).toBe('BrooklynNew York');
});

test('leaves Enter to the form when no option is active', async () => {
  const { host } = await mount(<Area />);
  await type(input(host), 'bro');
  const enter = await press(input(host), 'Enter');
  expect(enter.defaultPrevented).toBe(false);
});

test('closes at the first Escape and clears at the second', async () => {
  const { host } = await mount(<Area />);
  await type(input(host), 'bro');
  await press(input(host), 'Escape');
  expect(input(host).getAttribute('aria-expanded')).toBe('false');
  expect(input(host).value).toBe('bro');
  await press(input(host), 'Escape');
  expect(input(host).value).toBe('');
});

test('chooses an option on click', async () => {
  const onSelect = vi.fn();
  const { host } = await mount(<Area onSelect={onSelect} />);
  await type(input(host), 'bro');
  await click(find(host, '[role="option"]'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(options[0]);
});

test.each([
  ['that it is searching', { status: 'loading' as const }, 'Searching…'],
  ['that nothing was found', { options: [] }, 'Nothing found'],
  ['how many there are', {}, '2 suggestions'],
])('announces %s', async (_, props, said) => {
  const { host } = await mount(<Area {...props} />);
  await type(input(host), 'bro');
  expect(find(host, 'output').textContent).toBe(said);
});

test('offers a retry when suggestions could not be loaded', async () => {
  const onRetry = vi.fn();
  const { host } = await mount(<Area status="failed" onRetry={onRetry} />);
  await type(input(host), 'bro');
  expect(host.querySelectorAll('[role="option"]')).toHaveLength(0);
  await click(find(host, 'button'));
  expect(onRetry).toHaveBeenCalledOnce();
});
