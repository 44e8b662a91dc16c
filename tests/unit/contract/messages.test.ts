import { configure } from 'arktype/config';
import { afterAll, expect, test, vi } from 'vitest';

// As in our pages, where no code can be generated. It must be set before any schema is made.
configure({ jitless: true });
const { calls } = await import('#contract/calls.ts');
const { type } = await import('#contract/type.ts');
// Later files of the same worker test schemas as the server has them.
afterAll(() => {
  configure({ jitless: false });
  vi.resetModules();
});

type Check = (value: unknown) => unknown;
interface Call {
  body?: Check & { json: unknown };
  query?: Check & { json: unknown };
  params?: Check & { json: unknown };
}

const wrongTexts = ['', ' ', 'x', '0', '1.5', '-1', '99999999999', '2024-02-31', '\0', '\ud800'];
const wrongValues = [
  undefined,
  null,
  -1,
  1.5,
  1e12,
  Number.NaN,
  true,
  [],
  ['x', 'x'],
  { from: 1, until: 1 },
  'javascript:alert(1)',
  'x'.repeat(6000),
  ...wrongTexts,
];

/** Every name of a field anywhere in a schema. */
function fieldNames(json: unknown): string[] {
  if (!(json instanceof Object)) return [];
  const own = 'key' in json && typeof json.key === 'string' ? [json.key] : [];
  return [...own, ...Object.values(json).flatMap(fieldNames)];
}

/** What a schema says about wrong values: each alone, as the value of each field, and of all. */
function listMessages(schema: Check & { json: unknown }): string[] {
  const names = [...new Set(fieldNames(schema.json))];
  const wrong = wrongValues.flatMap((value) => [
    value,
    ...names.map((name) => ({ [name]: value })),
    Object.fromEntries(names.map((name) => [name, value])),
  ]);
  return wrong.flatMap((value) => {
    const result = schema(value);
    return result instanceof type.errors ? result.map(({ message }) => message) : [];
  });
}

const arkTypesOwn = /valid according to|matched by|must be .*\(was|\(was missing\)|◦|anonymous|^$/s;

test('no call answers a wrong value in words of ArkType', () => {
  const entries = Object.entries(calls as Record<string, Call>).flatMap(([id, call]) =>
    (['body', 'query', 'params'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? [{ place: `${id} ${part}`, schema }] : [];
    }),
  );
  expect(entries.length).toBeGreaterThan(60);
  const said = entries.map(({ place, schema }) => ({ place, messages: listMessages(schema) }));
  expect(said.filter(({ messages }) => messages.length === 0)).toEqual([]);
  const bad = said.flatMap(({ place, messages }) =>
    [...new Set(messages)]
      .filter((message) => arkTypesOwn.test(message))
      .map((message) => `${place}: ${message}`),
  );
  expect(bad).toEqual([]);
});

test('an empty first message asks for a message', async () => {
  const { UserInquiryForm } = await import('#contract/inquiries/calls.ts');
  const result = UserInquiryForm({ recipient_id: 1, message: '' });
  expect(result instanceof type.errors && result.map(({ message }) => message)).toEqual([
    'Write a message',
  ]);
});
