import { type } from 'arktype';
import { expect, test } from 'vitest';
import { day, instant } from '#contract/primitives.ts';

test.each([
  '2026-11-24T17:40:00Z',
  '2026-11-24T17:40:00.123Z',
  '2026-11-24T17:40:00.123456Z',
  '2026-11-24T17:40:00+05:45',
  '2026-11-24T17:40Z',
  '2024-02-29T23:59:59Z',
  '0001-01-01',
  '9999-12-31',
])('takes the time %s', (value) => {
  expect(instant(value)).toBe(value);
});

// PostgreSQL has no year 0, and reads longer years in a form of its own.
test.each([
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2023-02-29',
  '2026-02-30T00:00:00Z',
  '2026-04-31T10:00',
  '2100-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-W01-1',
  '2026-W01-1T00:00Z',
  '2026-001',
  '2026-01',
  '2026',
  '20260101T000000Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:60:00Z',
  '2026-01-01T00:00:00,5Z',
  '2026-01-01T00:00:00.1234567Z',
  '2026-01-01T00:00:00+20:00',
  // In UTC, these are of the year 0 and 10000.
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
])('refuses the time %s, which the database cannot read', (value) => {
  expect(instant(value)).toBeInstanceOf(type.errors);
});

test('refuses days that do not exist', () => {
  for (const value of ['0000-01-01', '2023-02-29', '2026-02-30', '2026-13-01', '2026-W01-1']) {
    expect(day(value), value).toBeInstanceOf(type.errors);
  }
});
