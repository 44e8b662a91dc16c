import { expect, test } from 'vitest';
import { ageOn, isOfAge } from '#contract/users/user.ts';

test.each([
  ['2026-05-09', '2000-05-10', 25],
  ['2026-05-10', '2000-05-10', 26],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
  ['2028-02-29', '2008-02-29', 20],
])('on %s someone born on %s is %i', (day, birthDate, age) => {
  expect(ageOn(day, birthDate)).toBe(age);
});

test('nobody is refused on their birthday, wherever they live', () => {
  // The line islands of Kiribati are 14 hours ahead: there it is the eleventh.
  const justBegun = new Date('2026-03-10T10:00:00Z');
  expect(isOfAge('2008-03-11', justBegun)).toBe(true);
  expect(isOfAge('2008-03-11', new Date(justBegun.getTime() - 1))).toBe(false);
  expect(isOfAge('2008-03-12', justBegun)).toBe(false);
});
