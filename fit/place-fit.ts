import { placeParts, type PlaceFit, type PlacePart } from '#contract/matching/fit.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import type { HouseRule } from '#contract/vocabulary.ts';
import { apportion } from './apportion.ts';
import { kilometresBetween, type Point } from './distance.ts';
import { rulesAgainst } from './house-rules.ts';

/** What someone looks for. Null is what they did not say. */
export interface Seeker extends Point {
  budget_max: number | null;
  /** YYYY-MM-DD */
  move_in_from: string | null;
  stay_months: number | null;
  habits: Habits;
}

/** What a room offers. Null is what it does not say. */
export interface Room extends Point {
  monthly_rent: number;
  available_from: string | null;
  min_stay_months: number | null;
  house_rules: readonly HouseRule[];
}

interface Part {
  /** In whole percent. */
  satisfaction: number;
  off_by: number;
}

/** How much each part counts where both sides told it. */
export const partWeights = {
  budget: 4,
  dates: 2,
  distance: 2,
  stay: 1,
  house_rules: 2,
} as const satisfies Record<PlacePart, number>;

/** Where a part stops counting for anything; up to `near` it suits whole. */
export const tolerances = {
  /** Share of the budget above it. */
  overBudget: 0.2,
  daysLate: 60,
  kilometres: { near: 3, far: 25 },
} as const;

const minKnown = 2;

/**
 * How a room suits someone: the mean of its parts by weight, those left out that one side did not
 * tell. One-sided, so no geometric mean; null with fewer than two parts.
 */
export function placeFit(seeker: Seeker, room: Room): PlaceFit {
  const parts = placeParts.flatMap((part) => {
    const found = measures[part](seeker, room);
    return found ? [{ part, weight: partWeights[part], ...found }] : [];
  });
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const reached = parts.reduce((sum, part) => sum + part.weight * part.satisfaction, 0);
  const score = parts.length < minKnown ? null : Math.floor((2 * reached + weight) / (2 * weight));
  const points = apportion(
    score === null ? 0 : 100 - score,
    parts.map((part) => part.weight * (100 - part.satisfaction)),
  );
  return {
    score,
    known: parts.length,
    of: placeParts.length,
    ledger: parts.map(({ part, satisfaction, off_by }, position) => ({
      part,
      points: points[position] ?? 0,
      satisfaction,
      off_by,
    })),
  };
}

type Measure = (seeker: Seeker, room: Room) => Part | null;

const measures: Record<PlacePart, Measure> = {
  budget({ budget_max: budget }, { monthly_rent: rent }) {
    if (budget === null) return null;
    const over = Math.max(0, rent - budget);
    return { satisfaction: falling(over, budget * tolerances.overBudget), off_by: over };
  },
  dates({ move_in_from: from }, { available_from: available }) {
    if (from === null || available === null) return null;
    const late = Math.max(0, daysOf(available) - daysOf(from));
    return { satisfaction: falling(late, tolerances.daysLate), off_by: late };
  },
  distance(seeker, room) {
    const kilometres = kilometresBetween(seeker, room);
    if (kilometres === null) return null;
    const { near, far } = tolerances.kilometres;
    const beyond = Math.max(0, kilometres - near);
    return {
      satisfaction: falling(beyond, far - near),
      off_by: beyond === 0 ? 0 : Math.round(kilometres),
    };
  },
  stay({ stay_months: stay }, { min_stay_months: least }) {
    if (stay === null || least === null) return null;
    const missing = Math.max(0, least - stay);
    return { satisfaction: falling(missing, least), off_by: missing };
  },
  house_rules({ habits }, { house_rules: rules }) {
    const { concerned, against } = rulesAgainst(habits, rules);
    if (concerned === 0) return null;
    return { satisfaction: falling(against.length, concerned), off_by: against.length };
  },
};

/** From 100 percent at 0 in a straight line to 0 percent at `end`. */
function falling(amount: number, end: number): number {
  if (amount <= 0) return 100;
  return amount >= end ? 0 : Math.floor(100 * (1 - amount / end));
}

const daysOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
