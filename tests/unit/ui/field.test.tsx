// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { click, find, findInput, mount } from './mount.ts';

const area = (value: string) => (
  <TextArea label="Message" limit={30} value={value} onChange={() => undefined} />
);

const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('names the control and describes it by hint and error', async () => {
  const { host } = await mount(
    <TextField label="Title" hint="A few words" error="Title is required" />,
  );
  const input = findInput(host);
  expect(input.labels?.[0]?.textContent).toBe('Title');
  expect(describedBy(input)).toEqual(['A few words', 'Title is required']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('has no description and no error by default', async () => {
  const { host } = await mount(<TextField label="Title" />);
  const input = find(host, 'input');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('opens the number keyboard on phones and keeps any input', async () => {
  const { host } = await mount(<NumberField label="Rent" prefix="$" defaultValue="12e" />);
  const input = findInput(host);
  expect(input.inputMode).toBe('numeric');
  expect(input.value).toBe('12e');
});

test('counts visible characters and announces the last twenty', async () => {
  const { host, show } = await mount(area('🏠🏠'));
  expect(host.textContent).toContain('2 / 30');
  // Words from right to left around it would turn the numbers round.
  expect(find(host, 'bdi').getAttribute('dir')).toBe('ltr');
  expect(find(host, 'output').textContent).toBe('');
  await show(area('x'.repeat(29)));
  expect(find(host, 'output').textContent).toBe('1 character left');
});

test('moves from the error summary to the field without changing the address', async () => {
  const { host } = await mount(
    <>
      <ErrorSummary title="Please check" errors={[{ fieldId: 'rent', message: 'Too high' }]} />
      <NumberField id="rent" label="Rent" />
    </>,
  );
  await click(find(host, 'a'));
  expect(document.activeElement?.id).toBe('rent');
  expect(location.hash).toBe('');
});
