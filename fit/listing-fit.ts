import { dayMs } from '#contract/days.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { listingParts, type ListingFit, type ListingPart } from '#contract/matching/fit.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import type { HouseRule } from '#contract/vocabulary.ts';
import { flatMapAround, kilometresPerDegree, squaredDegrees, type FlatMap } from './flat-map.ts';
import { apportion } from './score.ts';

/** A location in degrees; null when unknown. */
export interface Point {
  latitude: number | null;
  longitude: number | null;
}

/** The most that a user can pay a month, and how to compare amounts with it. */
export interface Budget {
  max: number;
  currency: string;
  /** What a unit of each comparable currency is worth in `currency`; its own is 1. */
  worth: Readonly<Record<string, number>>;
  /** The day of the exchange rates; null without them. */
  day: string | null;
}

/** What a user is looking for; null where not stated. */
export interface Seeker extends Point {
  budget: Budget | null;
  /** YYYY-MM-DD */
  move_in_from: string | null;
  stay_months: number | null;
  habits: Habits;
}

/** The terms of a listing; null where not stated. */
export interface Terms extends Point {
  /** A month in all: the rent and the stated bills. */
  monthly_total: number;
  currency: string;
  available_from: string | null;
  available_until: string | null;
  min_stay_months: number | null;
  max_stay_months: number | null;
  house_rules: readonly HouseRule[];
}

interface Part {
  /** In whole percent. */
  satisfaction: number;
  off_by: number;
  broken_rules?: readonly HouseRule[];
}

/** The weight of each part that both sides stated. */
export const partWeights = {
  budget: 4,
  dates: 2,
  distance: 2,
  stay: 1,
  house_rules: 2,
} as const satisfies Record<ListingPart, number>;

/** Where the satisfaction of a part falls to 0 percent. Up to `near` it is 100. */
export const tolerances = {
  /** Share of the budget above it. */
  overBudget: 0.2,
  daysLate: 60,
  kilometres: { near: 3, far: 25 },
} as const;

const minKnown = 2;

/** The weight of all parts together. */
export const totalWeight = Object.values<number>(partWeights).reduce((sum, each) => sum + each, 0);

/** Whole numbers that a score of terms is computed from, over the parts that both sides stated. */
export interface TermsSums {
  /** The sum of weight times satisfaction in percent. */
  reached: number;
  weight: number;
}

const sumsOfParts = (parts: readonly { weight: number; satisfaction: number }[]): TermsSums => ({
  reached: parts.reduce((sum, part) => sum + part.weight * part.satisfaction, 0),
  weight: parts.reduce((sum, part) => sum + part.weight, 0),
});

/** The sums of a listing's terms for a user. */
export function termsSums(seeker: Seeker, terms: Terms): TermsSums {
  return sumsOfParts(fitParts(seeker, terms));
}

/**
 * How well a listing fits a user: the weighted mean of the parts that both sides stated. Only the
 * user is to be satisfied, so there is no geometric mean. The score is null with fewer than two
 * parts.
 */
export function listingFit(seeker: Seeker, terms: Terms): ListingFit {
  const parts = fitParts(seeker, terms);
  const { reached, weight } = sumsOfParts(parts);
  const score = parts.length < minKnown ? null : Math.floor((2 * reached + weight) / (2 * weight));
  const points = apportion(
    score === null ? 0 : 100 - score,
    parts.map((part) => part.weight * (100 - part.satisfaction)),
  );
  return {
    score,
    known: parts.length,
    of: listingParts.length,
    rent: fitRent(seeker, terms),
    ledger: parts.map(({ part, satisfaction, off_by, broken_rules = [] }, position) => ({
      part,
      points: points[position] ?? 0,
      satisfaction,
      off_by,
      broken_rules: [...broken_rules],
    })),
  };
}

/** The parts that both sides stated. */
const fitParts = (seeker: Seeker, terms: Terms) =>
  listingParts.flatMap((part) => {
    const found = measures[part](seeker, terms);
    return found ? [{ part, weight: partWeights[part], ...found }] : [];
  });

type Measure = (seeker: Seeker, terms: Terms) => Part | null;

const measures: Record<ListingPart, Measure> = {
  budget({ budget }, terms) {
    const rent = budget && inBudget(budget, terms);
    if (budget === null || rent === null) return null;
    const over = Math.max(0, rent - budget.max);
    return { satisfaction: budgetSatisfaction(budget.max, rent), off_by: over };
  },
  dates({ move_in_from: from }, { available_from: available }) {
    if (from === null || available === null) return null;
    const late = Math.max(0, daysSinceEpoch(available) - daysSinceEpoch(from));
    return { satisfaction: lateSatisfaction(late), off_by: late };
  },
  distance(seeker, terms) {
    const kilometres = kilometresBetween(seeker, terms);
    if (kilometres === null) return null;
    const map = flatMapAround(Number(seeker.latitude), Number(seeker.longitude));
    const satisfaction = distanceSatisfaction(map, Number(terms.latitude), Number(terms.longitude));
    return { satisfaction, off_by: satisfaction === 100 ? 0 : Math.round(kilometres) };
  },
  stay(seeker, terms) {
    const { stay_months: stay } = seeker;
    const [least, most] = [terms.min_stay_months, longestStay(seeker, terms)];
    if (stay === null || (least === null && most === null)) return null;
    const missing = Math.max(0, (least ?? stay) - stay);
    const over = Math.max(0, stay - (most ?? stay));
    return {
      satisfaction: staySatisfaction(stay, least ?? stay, most ?? stay),
      off_by: missing || -over || 0,
    };
  },
  house_rules({ habits }, { house_rules: rules }) {
    const { concerned, against } = findBrokenRules(habits, rules);
    if (concerned === 0) return null;
    return {
      satisfaction: rulesSatisfaction(against.length, concerned),
      off_by: against.length,
      broken_rules: against,
    };
  },
};

/** A month in all in the currency of a budget, whole as it is shown; null without a rate. */
function inBudget({ worth }: Budget, { monthly_total: rent, currency }: Terms): number | null {
  const unit = worth[currency];
  return unit === undefined ? null : convertMoney(rent, unit);
}

function fitRent({ budget }: Seeker, terms: Terms): ListingFit['rent'] {
  if (budget === null) return null;
  const isForeign = terms.currency !== budget.currency;
  const isCompared = inBudget(budget, terms) !== null;
  return {
    currency: budget.currency,
    compared: isCompared,
    rates_day: isForeign && isCompared ? budget.day : null,
  };
}

/** How well a rent suits a budget, in percent. */
export const budgetSatisfaction = (budget: number, rent: number) =>
  falling(rent - budget, budget * tolerances.overBudget);

/** How well it suits who stays so many months, in percent: the share of the longer that both cover. */
export const staySatisfaction = (stay: number, least: number, most: number) =>
  stay < least ? falling(least - stay, least) : falling(stay - most, stay);

/** A month of a stay in days: every ranking must count alike, and calendars do not. */
export const daysPerMonth = 30;

/** The months until a room is no longer available, from the later of two days. */
export const monthsUntil = (until: number, moveIn: number, available: number) =>
  Math.max(0, Math.floor((until - Math.max(moveIn, available)) / daysPerMonth));

/** The longest stay that the owner and the end of the offer allow; null where nothing limits it. */
function longestStay({ move_in_from: moveIn }: Seeker, terms: Terms): number | null {
  const { max_stay_months: most, available_from: from, available_until: until } = terms;
  if (until === null || (moveIn === null && from === null)) return most;
  const day = (stated: string | null) => (stated === null ? -Infinity : daysSinceEpoch(stated));
  const left = monthsUntil(daysSinceEpoch(until), day(moveIn), day(from));
  return Math.min(left, most ?? left);
}

/** How well it suits to move in so many days late, in percent. */
export const lateSatisfaction = (days: number) => falling(days, tolerances.daysLate);

/** How well a location suits the area in the middle of the map, in percent. */
export function distanceSatisfaction(map: FlatMap, latitude: number, longitude: number): number {
  const { near, far } = tolerances.kilometres;
  const kilometres = kilometresPerDegree * Math.sqrt(squaredDegrees(map, latitude, longitude));
  return falling(kilometres - near, far - near);
}

/** How well house rules suit of which the habits break some, in percent. */
export const rulesSatisfaction = (broken: number, concerned: number) => falling(broken, concerned);

/** Falls in a straight line from 100 percent at 0 to 0 percent at `end`. */
function falling(amount: number, end: number): number {
  if (amount <= 0) return 100;
  // Floating point leaves a fifth of 60 days a little short of 20 percent.
  const rounding = 1e-9;
  return amount >= end ? 0 : Math.floor((100 * (end - amount)) / end + rounding);
}

/** Days since 1970 of a day `YYYY-MM-DD`. */
export const daysSinceEpoch = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Mean radius of the earth (IUGG), in kilometers. */
const earthRadiusKm = 6371.009;

/** Great-circle distance in kilometers; null when one location is unknown. */
function kilometresBetween(one: Point, other: Point): number | null {
  const [lat1, lng1] = [radians(one.latitude), radians(one.longitude)];
  const [lat2, lng2] = [radians(other.latitude), radians(other.longitude)];
  if (lat1 === null || lng1 === null || lat2 === null || lng2 === null) return null;
  // The haversine formula is off by meters, which does not matter here.
  const across = Math.sin((lng2 - lng1) / 2) ** 2 * Math.cos(lat1) * Math.cos(lat2);
  const along = Math.sin((lat2 - lat1) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(along + across)));
}

const radians = (degrees: number | null) => (degrees === null ? null : (degrees * Math.PI) / 180);

type Breaks = { [Q in keyof Habits]?: readonly NonNullable<Habits[Q]>[] };

/** Which habits break which house rule. */
const brokenBy: Partial<Record<HouseRule, Breaks>> = {
  no_smoking: { smoking: ['balcony', 'indoors'] },
  no_pets: { pets: ['has'] },
  pets_welcome: { pets: ['allergic'] },
  quiet_hours: { quiet: ['by_24', 'no_hour'] },
  no_parties: { gatherings: ['weekly'] },
};

/** How many of the rules the answers concern, and which of them the habits break. */
export function findBrokenRules(
  habits: Habits,
  rules: readonly HouseRule[],
): { concerned: number; against: HouseRule[] } {
  const concerned = [...new Set(rules)].flatMap((rule) =>
    Object.entries(brokenBy[rule] ?? {}).flatMap(([question, breaking]) => {
      const answer = habits[question as keyof Habits];
      if (answer === undefined) return [];
      return [{ rule, isAgainst: (breaking as readonly unknown[]).includes(answer) }];
    }),
  );
  return {
    concerned: concerned.length,
    against: concerned.filter(({ isAgainst }) => isAgainst).map(({ rule }) => rule),
  };
}
