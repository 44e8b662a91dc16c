import { type } from 'arktype';
import { day, id, instant, uuid } from '../primitives.ts';
import { onboardingStatuses } from '../vocabulary.ts';

export const OnboardingStatus = type.enumerated(...onboardingStatuses);

/** GET /auth/me: the signed-in person, as the header and the guards need them. */
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

/** What others see of a person: never e-mail, exact place or birth date. */
export const PublicUser = type({
  id,
  first_name: 'string',
  age: 'number | null',
  occupation: 'string',
  bio: 'string',
  area: 'string',
  budget_min: 'number | null',
  budget_max: 'number | null',
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
