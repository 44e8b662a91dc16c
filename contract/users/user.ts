import { type } from '../type.ts';
import { profileMessages as messages } from '../form-messages.ts';
import { limitIn } from '../currencies.ts';
import { limits } from '../limits.ts';
import {
  currencyCode,
  day,
  id,
  instant,
  latitude,
  longitude,
  requiredDay,
  requiredText,
  textUpTo,
  uuid,
} from '../primitives.ts';
import { findUnfitSign, isPlainName, soundsLikeService } from './names.ts';
import { intents, onboardingStatuses } from '../vocabulary.ts';

export const Intent = type.enumerated(...intents);
export const OnboardingStatus = type.enumerated(...onboardingStatuses);

/** GET /auth/me: the data of the signed-in user that the header and the guards need. */
export const CurrentUser = type({
  id,
  is_admin: 'boolean',
  email: 'string',
  first_name: 'string',
  last_name: 'string',
  profile_picture_url: 'string | null',
  onboarding_status: OnboardingStatus,
});
export type CurrentUser = typeof CurrentUser.infer;

/** The public part of a user: never the e-mail, the exact location or the birth date. */
export const PublicUser = type({
  id,
  first_name: 'string',
  /** Null for users who were not asked, or did not say. */
  intent: Intent.or('null'),
  age: 'number | null',
  occupation: 'string',
  bio: 'string',
  area: 'string',
  budget_min: 'number | null',
  budget_max: 'number | null',
  /** The currency of the budget by ISO 4217; null without a budget. */
  budget_currency: 'string | null',
  move_in_from: day.or('null'),
  stay_months: 'number | null',
  profile_picture_url: 'string | null',
});
export type PublicUser = typeof PublicUser.infer;

export const Onboarding = type({ status: OnboardingStatus });

export const Session = type({
  id: uuid,
  device: 'string',
  created_at: instant,
  last_used_at: instant,
  is_current: 'boolean',
});
export type Session = typeof Session.infer;

const isName = (value: string, ctx: { reject(problem: object): false }): boolean => {
  if (value.trim() === '') return true;
  const sign = findUnfitSign(value);
  if (sign !== null) return ctx.reject({ message: messages.name.sign(sign) });
  if (!isPlainName(value)) return ctx.reject({ message: messages.name.plain });
  return !soundsLikeService(value) || ctx.reject({ message: messages.name.service });
};
const firstName = requiredText(limits.firstName.max, messages.first_name).narrow(isName);
const birthDate = requiredDay(messages.birth_date)
  .narrow(
    (value, ctx) =>
      Number(value.slice(0, 4)) >= limits.birthYear.min ||
      ctx.reject({ message: messages.birth_date.tooOld }),
  )
  .narrow((value, ctx) => isOfAge(value) || ctx.reject({ message: messages.birth_date.tooYoung }));
const budgetRange = (max: number) => messages.budget.range(max.toLocaleString('en-US'));
const budgetLimit = (form: unknown) =>
  limitIn((form as { budget_currency?: unknown } | null)?.budget_currency, limits.budget.max);
/** The limit depends on the currency of the form, and is that of dollars without one. */
const budget = type(
  `${limits.budget.min} <= number.integer <= ${limitIn('IDR', limits.budget.max)} | null`,
)
  .configure({ message: budgetRange(limits.budget.max) })
  .narrow((amount, ctx) => {
    const limit = budgetLimit(ctx.root);
    return Number(amount) <= limit || ctx.reject({ message: budgetRange(limit) });
  });
/** The field of a budget that is too high in its currency, with what to say there. */
export function findHighBudget(profile: Sums & { budget_currency: string }) {
  const limit = limitIn(profile.budget_currency, limits.budget.max);
  const path = (['budget_min', 'budget_max'] as const).find((name) => (profile[name] ?? 0) > limit);
  return path && { path, message: budgetRange(limit) };
}

const stayMonths = type(
  `${limits.stayMonths.min} <= number.integer <= ${limits.stayMonths.max} | null`,
).configure({ message: messages.stay_months });

const optionalFields = {
  'intent?': Intent.or('null').configure({ message: messages.intent }),
  'last_name?': textUpTo(limits.lastName.max, messages.last_name.max).narrow(isName),
  'occupation?': textUpTo(limits.occupation.max, messages.occupation.max),
  'bio?': textUpTo(limits.bio.max, messages.bio.max),
  'area?': textUpTo(limits.area.max, messages.area.max),
  /** The location of the area, from the place search; never shown to others. */
  'latitude?': latitude.or('null'),
  'longitude?': longitude.or('null'),
  /** Saving the intent `offering` clears this and the three after it ({@link seekerFields}). */
  'budget_min?': budget,
  'budget_max?': budget,
  /** Without it, the currency stays, or the country of the area decides. */
  'budget_currency?': currencyCode,
  'move_in_from?': day.or('null').configure({ message: messages.move_in_from }),
  'stay_months?': stayMonths,
} as const;

/** The profile step of onboarding: who a user is, and what they look for. */
export const ProfileForm = type({ first_name: firstName, birth_date: birthDate, ...optionalFields })
  .configure(
    { message: messages.first_name.required },
    { kind: 'required', where: (node) => node.key === 'first_name' },
  )
  .configure(
    { message: messages.birth_date.required },
    { kind: 'required', where: (node) => node.key === 'birth_date' },
  )
  .narrow(addsUp);
export type ProfileForm = typeof ProfileForm.infer;

/**
 * PATCH: fields that are left out do not change. Name and birth date can be changed, not removed.
 */
export const ProfileChange = type({
  'first_name?': firstName,
  'birth_date?': birthDate,
  /** Others do not find me in lists, matches and households. */
  'is_hidden?': 'boolean',
  ...optionalFields,
}).narrow(addsUp);
export type ProfileChange = typeof ProfileChange.infer;

/** A user's own profile with everything they stated; other users see only a part. */
export const Profile = CurrentUser.and({
  intent: Intent.or('null'),
  birth_date: day.or('null'),
  occupation: 'string',
  bio: 'string',
  area: 'string',
  latitude: latitude.or('null'),
  longitude: longitude.or('null'),
  budget_min: 'number | null',
  budget_max: 'number | null',
  /**
   * A code of ISO 4217. Without a budget: the one that it would have, which is that of the country of the
   * area, or the server's default.
   */
  budget_currency: 'string',
  move_in_from: day.or('null'),
  stay_months: 'number | null',
  is_hidden: 'boolean',
  created_at: instant,
});
export type Profile = typeof Profile.infer;

/** Questions for users who look for a room. */
export const seekerFields = ['budget_min', 'budget_max', 'move_in_from', 'stay_months'] as const;

interface Sums {
  intent?: Profile['intent'];
  move_in_from?: string | null;
  stay_months?: number | null;
  area?: string;
  latitude?: number | null;
  longitude?: number | null;
  budget_min?: number | null;
  budget_max?: number | null;
}

function addsUp(profile: Sums, ctx: { reject(problem: object): false }): boolean {
  const { area, latitude: lat, longitude: lng } = profile;
  if (!isBudgetInOrder(profile)) {
    return ctx.reject({ message: messages.budget.order, path: ['budget_max'] });
  }
  const misplaced = misplacedField(profile);
  if (misplaced) return ctx.reject({ message: messages.offering, path: [misplaced] });
  // Area and both coordinates change together; otherwise coordinates could belong to another area.
  const hasBothCoordinates = isGiven(lat) === isGiven(lng);
  if (!hasBothCoordinates || (isGiven(lat) && !area)) {
    return ctx.reject({ message: messages.area.place, path: ['area'] });
  }
  return true;
}

/** Is the minimum at most the maximum? Also true when one of them is not stated. */
export function isBudgetInOrder({ budget_min: least, budget_max: most }: Sums): boolean {
  return !isGiven(least) || !isGiven(most) || least <= most;
}

/** The first field stated by a user who only offers a room, though they are not asked for it. */
export function misplacedField(profile: Sums): (typeof seekerFields)[number] | undefined {
  if (profile.intent !== 'offering') return undefined;
  return seekerFields.find((field) => (profile[field] ?? null) !== null);
}

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number';

/**
 * Does the profile have what the first step of onboarding asks for? Posting a room and writing to
 * others need no more: how somebody lives can wait.
 */
export const isProfileStated = ({
  first_name: name,
  birth_date: day,
}: Pick<Profile, 'first_name' | 'birth_date'>) => name !== '' && day !== null && isOfAge(day);

/** The largest time zone offset: in Kiribati the clock is 14 hours ahead of UTC. */
const farthestAheadMs = 14 * 60 * 60_000;

/**
 * Was this day (YYYY-MM-DD) 18 or more years ago? Uses the time zone that is farthest ahead, so
 * that no user is refused on their birthday because of their time zone.
 */
export function isOfAge(birthDate: string, now = new Date()): boolean {
  const today = new Date(now.getTime() + farthestAheadMs).toISOString().slice(0, 10);
  return ageOn(today, birthDate) >= limits.age.min;
}

/**
 * Whole years between two days (YYYY-MM-DD). A birthday on 29 February counts on 1 March in other
 * years.
 */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
