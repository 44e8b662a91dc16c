import { type } from 'arktype';
import { expect, test } from 'vitest';
import { day, instant } from '#contract/primitives.ts';

test.each(['2026-11-24T17:40:00Z', '2026-11-24T17:40:00.123Z', '0001-01-01', '9999-12-31'])(
  'takes the time %s',
  (value) => {
    expect(instant(value)).toBe(value);
  },
);

// PostgreSQL has no year 0, and reads longer years in a form of its own.
test.each([
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
])('refuses the time %s, which the database cannot read', (value) => {
  expect(instant(value)).toBeInstanceOf(type.errors);
});

test('refuses days that do not exist', () => {
  for (const value of ['0000-01-01', '2026-02-30', '2026-13-01']) {
    expect(day(value), value).toBeInstanceOf(type.errors);
  }
});
