import type { Profile } from '#contract/users/user.ts';
import type { ProfileDraft } from '#src/actors/profile-draft.ts';

export interface ProfileScreen {
  id: string;
  title: string;
  lede: string;
  fields: readonly (keyof ProfileDraft)[];
}

const area: ProfileScreen = {
  id: 'area',
  title: 'Where would you like to live?',
  lede: 'A town or a borough is enough.',
  fields: ['area', 'latitude', 'longitude'],
};

const name: ProfileScreen = {
  id: 'name',
  title: 'Who are you?',
  lede: 'Others see why you are here, your first name and your age, never your birth date.',
  fields: ['intent', 'first_name', 'last_name', 'birth_date'],
};

const about: ProfileScreen = {
  id: 'about',
  title: 'What should a roommate know?',
  lede: 'A line or two is enough.',
  fields: ['occupation', 'bio'],
};

const seekerScreens: readonly ProfileScreen[] = [
  name,
  area,
  {
    id: 'budget',
    title: 'What can you pay each month?',
    lede: 'For your room, including bills.',
    fields: ['budget_min', 'budget_max', 'budget_currency'],
  },
  {
    id: 'dates',
    title: 'When would you move in, and for how long?',
    lede: 'Leave a field empty if you do not know yet.',
    fields: ['move_in_from', 'stay_months'],
  },
  about,
];

const offeringScreens: readonly ProfileScreen[] = [
  name,
  { ...area, title: 'Where is your place?' },
  about,
];

/**
 * What onboarding asks about a user, a screen at a time; the first is the only one required. Who
 * only offers a room is not asked what they can pay, when they move in and how long they stay.
 */
export const profileScreens = (intent: Profile['intent']) =>
  intent === 'offering' ? offeringScreens : seekerScreens;
