import type { OnboardingStatus } from '#contract/vocabulary.ts';

/** From 0 (least, calmest, never) to 3 (most, loudest, daily). */
export type Degree = 0 | 1 | 2 | 3;

/** How someone lives, one answer per question of Roomie Fit; clock times are local, HH:MM. */
export interface HabitSketch {
  sleep_from: string;
  sleep_until: string;
  /** 0 cleans when it is needed, 3 leaves nothing overnight. */
  cleanliness: Degree;
  noise: Degree;
  overnight_guests: Degree;
  gatherings: Degree;
  smoking: Degree;
  alcohol: Degree;
  /** 0 is allergic, 1 has none, 2 likes them, 3 has one. */
  pets: Degree;
  home_working: Degree;
  sharing: Degree;
  /** 0 by feeling, 3 by a written plan. */
  chores: Degree;
  /** 0 lets it rest, 3 talks at once. */
  conflict: Degree;
}

/** One demo person; the empty string and null mean "has not said". */
export interface PersonSketch {
  email: string;
  first_name: string;
  last_name: string;
  /** ISO date. */
  birth_date: string | null;
  occupation: string;
  bio: string;
  area: string;
  latitude: number | null;
  longitude: number | null;
  /** Whole currency units a month. */
  budget_min: number | null;
  budget_max: number | null;
  move_in_from_days: number | null;
  stay_months: 3 | 6 | 12 | 24 | null;
  is_admin: boolean;
  onboarding: OnboardingStatus;
  /** Seed of the drawn portrait; null means no photo yet. */
  face_seed: number | null;
  habits?: HabitSketch;
}

/** Sleep times, then the eleven degrees in the order of HabitSketch. */
export function habits(
  sleep_from: string,
  sleep_until: string,
  degrees: readonly [
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
    Degree,
  ],
): HabitSketch {
  const [cleanliness, noise, overnight_guests, gatherings, smoking, alcohol, ...rest] = degrees;
  const [pets, home_working, sharing, chores, conflict] = rest;
  return {
    sleep_from,
    sleep_until,
    cleanliness,
    noise,
    overnight_guests,
    gatherings,
    smoking,
    alcohol,
    pets,
    home_working,
    sharing,
    chores,
    conflict,
  };
}
