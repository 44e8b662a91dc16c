import { expect, test } from 'vitest';
import { confirmedToday } from '#locales/card.ts';
import { confirmedTodayNote } from '#src/shared/listings/confirmed-today.ts';

const now = Date.parse('2026-05-02T12:00:00Z');
const at = (...days: (string | undefined)[]) =>
  days.map((day) => (day === undefined ? {} : { last_confirmed_at: day }));
const today = '2026-05-02T01:00:00Z';
const yesterday = '2026-05-01T23:00:00Z';

test('a list says that its rooms were confirmed today when several were', () => {
  expect(confirmedTodayNote(at(today, today), now)).toBe(confirmedToday);
  expect(confirmedTodayNote(at(today, yesterday, today), now)).toBe(confirmedToday);
});

test('a list leaves it to the cards when one room says it, or nothing is known of one', () => {
  expect(confirmedTodayNote(at(), now)).toBeNull();
  expect(confirmedTodayNote(at(today, yesterday), now)).toBeNull();
  expect(confirmedTodayNote(at(today, today, undefined), now)).toBeNull();
});
