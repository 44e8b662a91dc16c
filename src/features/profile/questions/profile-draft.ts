import { readAmount } from '#contract/labels/amount.ts';
import type { Profile, ProfileForm } from '#contract/users/user.ts';

/** The profile as it is typed: numbers and dates are text until they are read. */
export interface ProfileDraft {
  intent: Profile['intent'];
  first_name: string;
  last_name: string;
  birth_date: string;
  area: string;
  latitude: number | null;
  longitude: number | null;
  budget_min: string;
  budget_max: string;
  move_in_from: string;
  stay_months: string;
  occupation: string;
  bio: string;
}

/** A stored profile, ready to be changed. */
export function profileDraftOf(profile: Profile): ProfileDraft {
  const { intent, first_name, last_name, area, latitude, longitude, occupation, bio } = profile;
  return {
    intent,
    first_name,
    last_name,
    birth_date: profile.birth_date ?? '',
    area,
    latitude,
    longitude,
    budget_min: String(profile.budget_min ?? ''),
    budget_max: String(profile.budget_max ?? ''),
    move_in_from: profile.move_in_from ?? '',
    stay_months: String(profile.stay_months ?? ''),
    occupation,
    bio,
  };
}

type Unread<T> = { [K in keyof T]: T[K] | undefined };

/**
 * What a draft says in the form of the call; an empty field clears what was stored. So do the
 * fields that a user who only offers a room is not asked; their draft keeps what was typed.
 */
export function readProfileDraft(draft: ProfileDraft): Unread<ProfileForm> {
  return {
    ...draft,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    occupation: draft.occupation.trim(),
    bio: draft.bio.trim(),
    ...(draft.intent === 'offering' ? nothingSought : soughtIn(draft)),
  };
}

const nothingSought = { budget_min: null, budget_max: null, move_in_from: null, stay_months: null };

const soughtIn = (draft: ProfileDraft) => ({
  budget_min: readAmount(draft.budget_min),
  budget_max: readAmount(draft.budget_max),
  move_in_from: draft.move_in_from || null,
  stay_months: readAmount(draft.stay_months),
});
