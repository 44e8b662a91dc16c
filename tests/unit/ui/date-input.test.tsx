// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { TextField } from '#src/ui/text-field.tsx';
import { findInput, mount, type } from './mount.ts';

const isMarkedEmpty = (host: HTMLElement) => findInput(host).hasAttribute('data-empty');

test('marks a date that nobody chose, which WebKit shows as that of today', async () => {
  const { host } = await mount(<TextField label="Free by" type="date" />);
  expect(isMarkedEmpty(host)).toBe(true);
  await type(findInput(host), '2027-03-01');
  expect(isMarkedEmpty(host)).toBe(false);
  await type(findInput(host), '');
  expect(isMarkedEmpty(host)).toBe(true);
});

test('follows a date that the form sets', async () => {
  const ignore = () => undefined;
  const { host, show } = await mount(
    <TextField label="Free by" type="date" value="2027-03-01" onChange={ignore} />,
  );
  expect(isMarkedEmpty(host)).toBe(false);
  await show(<TextField label="Free by" type="date" value="" onChange={ignore} />);
  expect(isMarkedEmpty(host)).toBe(true);
});
