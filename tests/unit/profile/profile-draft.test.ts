import { expect, test } from 'vitest';
import {
  partProfileDraft,
  readProfileDraft,
  type ProfileDraft,
} from '#src/features/profile/profile-draft.ts';
import { profileScreens } from '#src/features/profile/questions/profile-screens.ts';

const typed: ProfileDraft = {
  intent: 'both',
  first_name: 'Ines',
  last_name: '',
  birth_date: '1994-03-08',
  area: 'Lisbon',
  latitude: 38.7,
  longitude: -9.1,
  budget_min: '900',
  budget_max: '1,300',
  budget_currency: 'EUR',
  move_in_from: '2027-01-15',
  stay_months: '12',
  occupation: '',
  bio: '',
};
const nothing = { budget_min: null, budget_max: null, move_in_from: null, stay_months: null };

test('saves nothing that only seekers are asked while a user only offers a room', () => {
  expect(readProfileDraft({ ...typed, intent: 'offering' })).toMatchObject(nothing);
  expect(readProfileDraft({ ...typed, budget_max: 'much', intent: 'offering' })).toMatchObject(
    nothing,
  );
});

test.each(['looking', 'both', null] as const)(
  'saves what was typed with the intent %s',
  (intent) => {
    expect(readProfileDraft({ ...typed, intent })).toMatchObject({
      intent,
      budget_min: 900,
      budget_max: 1300,
      budget_currency: 'EUR',
      move_in_from: '2027-01-15',
      stay_months: 12,
    });
  },
);

test('asks only users who may look for a room what they pay and when they move', () => {
  const asked = (intent: ProfileDraft['intent']) => profileScreens(intent).map(({ id }) => id);
  expect(asked('offering')).toEqual(['name', 'area', 'about']);
  for (const intent of ['looking', 'both', null] as const) {
    expect(asked(intent)).toEqual(['name', 'area', 'budget', 'dates', 'about']);
  }
});

const changedPart = (changed: Partial<ProfileDraft>) => partProfileDraft({ ...typed, ...changed });

test('saves every field of an unfinished step that can be saved, and keeps the others', () => {
  expect(changedPart({}).left).toBeUndefined();
  expect(changedPart({ first_name: '', birth_date: '' }).left).toBeUndefined();
  const tooYoung = { first_name: '', birth_date: '2020-01-01' };
  const { change, left } = changedPart({ ...tooYoung, budget_min: 'a lot', last_name: 'Ramos' });
  const budget = { budget_max: '1,300', budget_currency: 'EUR' };
  expect(left).toEqual({ ...tooYoung, ...budget, budget_min: 'a lot' });
  expect(change).toMatchObject({ last_name: 'Ramos', area: 'Lisbon', stay_months: 12 });
  expect(change).not.toHaveProperty('budget_max');
  expect(changedPart({ budget_min: '2000' }).left).toEqual({ ...budget, budget_min: '2000' });
});
