import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { languages } from '../languages.ts';
import { Onboarding, Profile, ProfileChange } from './user.ts';

const language = type.enumerated(...languages);
/** The language that a user chose; null for none. */
const ChosenLanguage = type({ language: language.or('null') });

/** Calls about the signed-in user's profile and onboarding; part of calls.ts. */
export const userCalls = defineCalls({
  getOnboarding: {
    route: 'GET /api/users/onboarding',
    summary: 'My onboarding status',
    access: 'user',
    answer: Onboarding,
  },
  skipOnboarding: {
    route: 'POST /api/users/onboarding/skip',
    summary: 'Skip the rest of onboarding',
    access: 'user',
    problems: ['out_of_order'],
    answer: Onboarding,
  },
  getLanguage: {
    route: 'GET /api/users/language',
    summary: 'The language that I chose',
    access: 'user',
    answer: ChosenLanguage,
  },
  saveLanguage: {
    route: 'PUT /api/users/language',
    summary: 'Choose the language of my screens and mails',
    access: 'user',
    body: type({ language }),
    answer: ChosenLanguage,
  },
  getProfile: {
    route: 'GET /api/users/profile',
    summary: 'My profile',
    access: 'user',
    version: 'answered',
    answer: Profile,
  },
  updateProfile: {
    route: 'PATCH /api/users/profile',
    summary: 'Change my profile',
    access: 'user',
    changesPublic: true,
    version: 'compared',
    body: ProfileChange,
    answer: Profile,
  },
});
