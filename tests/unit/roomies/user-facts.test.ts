import { expect, test } from 'vitest';
import type { PublicUser } from '#contract/users/user.ts';
import { userFacts } from '#src/features/roomies/user-facts.ts';

const nowMs = Date.parse('2027-01-10T12:00:00Z');
const nobody: PublicUser = {
  id: 1,
  first_name: '',
  intent: null,
  age: null,
  occupation: '',
  bio: '',
  area: '',
  budget_min: null,
  budget_max: null,
  budget_currency: null,
  move_in_from: null,
  stay_months: null,
  profile_picture_url: null,
};
const words = (said: Partial<PublicUser>) =>
  userFacts({ ...nobody, ...said }, nowMs).map(({ label }) => label);

test('leaves out what the user did not state', () => {
  expect(words({})).toEqual([]);
});

test('shows area, budget and stay, one line each', () => {
  expect(
    words({
      area: 'Harlem',
      budget_min: 900,
      budget_max: 1300,
      budget_currency: 'USD',
      move_in_from: '2027-03-01',
      stay_months: 12,
    }),
  ).toEqual(['Harlem', '$900 to $1,300 a month', 'from Mar 1, for 1 year']);
});

test.each([
  ['one end of a budget', { budget_max: 1300, budget_currency: 'USD' }, 'up to $1,300 a month'],
  ['the other end', { budget_min: 900, budget_currency: 'GBP' }, 'from £900 a month'],
  [
    'a budget of one number',
    { budget_min: 900, budget_max: 900, budget_currency: 'CHF' },
    'CHF\u{a0}900 a month',
  ],
  ['a day that has come', { move_in_from: '2027-01-10' }, 'from now'],
  ['a stay without a day', { stay_months: 1 }, 'for 1 month'],
])('says %s', (_, said, expected) => {
  expect(words(said)).toEqual([expected]);
});

test.each([
  ['looking', 'Looking for a room'],
  ['offering', 'Offers a room'],
  ['both', 'Looking or offering'],
] as const)('says first why a user is here: %s', (intent, expected) => {
  expect(words({ area: 'Harlem', intent })).toEqual([expected, 'Harlem']);
});
