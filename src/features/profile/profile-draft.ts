import { readAmount } from '#contract/labels/amount.ts';
import { type } from '#contract/type.ts';
import { ProfileChange, type Profile, type ProfileForm } from '#contract/users/user.ts';

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
  budget_currency: string;
  move_in_from: string;
  stay_months: string;
  occupation: string;
  bio: string;
}

/** A stored profile, ready to be changed. */
export function toProfileDraft(profile: Profile): ProfileDraft {
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
    budget_currency: profile.budget_currency,
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
  const { budget_currency, ...rest } = draft;
  return {
    ...rest,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    occupation: draft.occupation.trim(),
    bio: draft.bio.trim(),
    ...(draft.intent === 'offering' ? nothingSought : { ...soughtIn(rest), budget_currency }),
  };
}

const nothingSought = { budget_min: null, budget_max: null, move_in_from: null, stay_months: null };

const soughtIn = (draft: Omit<ProfileDraft, 'budget_currency'>) => ({
  budget_min: readAmount(draft.budget_min),
  budget_max: readAmount(draft.budget_max),
  move_in_from: draft.move_in_from || null,
  stay_months: readAmount(draft.stay_months),
});

type Field = keyof ProfileDraft;

/** Fields that are saved together or not at all: one alone could contradict what is stored. */
const together: readonly (readonly Field[])[] = [
  ['area', 'latitude', 'longitude'],
  ['budget_min', 'budget_max', 'budget_currency'],
];

/**
 * Parts a draft that may be unfinished: `change` can be saved as it is; what is `left` cannot, and
 * is all that needs to be kept.
 */
export function partProfileDraft(draft: ProfileDraft): {
  change: ProfileChange;
  left: Partial<ProfileDraft> | undefined;
} {
  const fields: Record<string, unknown> = readProfileDraft(draft);
  const left: Record<string, unknown> = {};
  for (;;) {
    const change = ProfileChange(fields);
    if (!(change instanceof type.errors)) {
      const isTyped = Object.values(left).some((value) => value !== '' && value !== null);
      return { change, left: isTyped ? left : undefined };
    }
    const field = String(change[0]?.path[0]) as Field;
    for (const each of together.find((group) => group.includes(field)) ?? [field]) {
      left[each] = draft[each];
      delete fields[each];
    }
  }
}
