import type { Profile } from '#contract/users/user.ts';
import * as t from '#locales/questions.ts';
import type { ProfileDraft } from '../profile-draft.ts';

export interface ProfileScreen {
  id: 'name' | 'area' | 'budget' | 'dates' | 'about';
  title: string;
  lede: string;
  fields: readonly (keyof ProfileDraft)[];
}

const area: ProfileScreen = {
  id: 'area',
  title: t.whereToLive,
  lede: t.whereLede,
  fields: ['area', 'latitude', 'longitude'],
};

const name: ProfileScreen = {
  id: 'name',
  title: t.whoAreYou,
  lede: t.whoAreYouLede,
  fields: ['intent', 'first_name', 'last_name', 'birth_date'],
};

const about: ProfileScreen = {
  id: 'about',
  title: t.whatToKnow,
  lede: t.whatToKnowLede,
  fields: ['occupation', 'bio'],
};

const seekerScreens: readonly ProfileScreen[] = [
  name,
  area,
  {
    id: 'budget',
    title: t.whatCanYouPay,
    lede: t.whatCanYouPayLede,
    fields: ['budget_min', 'budget_max', 'budget_currency'],
  },
  {
    id: 'dates',
    title: t.whenToMove,
    lede: t.whenToMoveLede,
    fields: ['move_in_from', 'stay_months'],
  },
  about,
];

const offeringScreens: readonly ProfileScreen[] = [name, { ...area, title: t.whereIsPlace }, about];

/**
 * What onboarding asks about a user, a screen at a time; the first is the only one required. Who
 * only offers a room is not asked what they can pay, when they move in and how long they stay.
 */
export const profileScreens = (intent: Profile['intent']) =>
  intent === 'offering' ? offeringScreens : seekerScreens;
