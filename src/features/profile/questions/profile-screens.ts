import type { ProfileDraft } from './profile-draft.ts';

export interface ProfileScreen {
  id: string;
  title: string;
  lede: string;
  fields: readonly (keyof ProfileDraft)[];
}

/** What onboarding asks about a user, a screen at a time; the first is the only one required. */
export const profileScreens = [
  {
    id: 'name',
    title: 'Who are you?',
    lede: 'Others see your first name and your age, never your birth date.',
    fields: ['first_name', 'last_name', 'birth_date'],
  },
  {
    id: 'area',
    title: 'Where would you like to live?',
    lede: 'A town or a borough is enough.',
    fields: ['area', 'latitude', 'longitude'],
  },
  {
    id: 'budget',
    title: 'What can you pay each month?',
    lede: 'For your room, including bills.',
    fields: ['budget_min', 'budget_max'],
  },
  {
    id: 'dates',
    title: 'When would you move in, and for how long?',
    lede: 'Leave a field empty if you do not know yet.',
    fields: ['move_in_from', 'stay_months'],
  },
  {
    id: 'about',
    title: 'What should a roommate know?',
    lede: 'A line or two is enough.',
    fields: ['occupation', 'bio'],
  },
] as const satisfies ProfileScreen[];
