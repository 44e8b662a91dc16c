import { ageOn, type PublicUser } from '#contract/users/user.ts';
import { isShownTo, readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Budget, Seeker } from '#fit/listing-fit.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/**
 * A user as others see them, and their answers, from which scores are computed and which stay
 * private.
 */
export interface FoundRoomie {
  user: PublicUser;
  answers: UserAnswers;
}

/** The tables of a user's answers, for the row `u`. */
export const answerTables = fragment`left join habits h on h.user_id = u.id
  left join preferences p on p.user_id = u.id`;
/** Columns of {@link answerTables}, as {@link StoredAnswers}. */
export const answerColumns = fragment`h.answers, p.acceptable, p.importance, p.dealbreakers, p.only_these`;

/** What the user `u` is looking for. */
export const seekerColumns = fragment`u.budget_max, u.budget_currency, u.move_in_from::text,
  u.stay_months, u.latitude, u.longitude`;
/**
 * The terms of the listing `l`. Rounded coordinates: a score from the exact location would reveal
 * that location.
 */
export const termsColumns = fragment`l.monthly_total, l.currency, l.available_from::text,
  l.available_until::text, l.min_stay_months, l.max_stay_months, l.house_rules,
  round(l.latitude::numeric, 3)::float8 as latitude,
  round(l.longitude::numeric, 3)::float8 as longitude`;

/** The users with these ids, in this order, without those that this viewer may not find (any more). */
export async function readRoomies(
  sql: Sql,
  viewerId: number,
  ids: readonly number[],
): Promise<FoundRoomie[]> {
  if (ids.length === 0) return [];
  type Row = Omit<PublicUser, 'age'> & StoredAnswers & { birth_date: string | null; today: string };
  const rows = await sql<Row[]>`
    select u.id, u.first_name, u.intent, u.birth_date::text,
      ${today}::text as today, u.occupation, u.bio, u.area, u.budget_min,
      u.budget_max, u.budget_currency, u.move_in_from::text, u.stay_months, u.profile_picture_url, ${answerColumns}
    from unnest(${[...ids]}::int[]) with ordinality wanted(id, nth)
    join users u on u.id = wanted.id and ${isShownTo(viewerId)} ${answerTables} order by wanted.nth`;
  return rows.map(
    ({
      birth_date: birthDate,
      today,
      answers,
      acceptable,
      importance,
      dealbreakers,
      only_these,
      ...shown
    }) => ({
      // The query above lists each column, so nothing private can reach `shown`.
      user: { ...shown, age: birthDate === null ? null : ageOn(today, birthDate) },
      answers: readStoredAnswers({ answers, acceptable, importance, dealbreakers, only_these }),
    }),
  );
}

/** The viewer's own answers, whatever their onboarding status. */
export async function readOwnAnswers(sql: Sql, userId: number): Promise<UserAnswers> {
  return (await readSeeker(sql, userId)).answers;
}

/** A user's budget as it is stored, with how to compare amounts with it. */
export function readBudget(
  { budget_max: max, budget_currency: currency }: Pick<Wishes, 'budget_max' | 'budget_currency'>,
  pricing: Pick<Pricing, 'compareIn'>,
): Budget | null {
  return max === null || currency === null ? null : { ...pricing.compareIn(currency), max };
}

/** What a user is looking for, as their profile says. */
export interface Wishes extends Omit<Seeker, 'habits' | 'budget'> {
  area: string;
  budget_min: number | null;
  budget_max: number | null;
  /** Null without a budget. */
  budget_currency: string | null;
}

/** What a user is looking for, and their answers; all null and empty when the account is gone. */
export async function readSeeker(
  sql: Sql,
  userId: number,
): Promise<{ answers: UserAnswers; seeker: Wishes }> {
  const [row] = await sql<(StoredAnswers & Wishes)[]>`
    select u.area, u.budget_min, ${seekerColumns}, ${answerColumns}
    from users u ${answerTables} where u.id = ${userId}`;
  if (!row) return { answers: { habits: {}, preferences: {} }, seeker: unknownSeeker };
  const { area, budget_min, budget_max, budget_currency, move_in_from, stay_months } = row;
  const { latitude, longitude } = row;
  const budget = { budget_min, budget_max, budget_currency };
  return {
    answers: readStoredAnswers(row),
    seeker: { area, ...budget, move_in_from, stay_months, latitude, longitude },
  };
}

const unknownSeeker: Wishes = {
  area: '',
  budget_min: null,
  budget_max: null,
  budget_currency: null,
  move_in_from: null,
  stay_months: null,
  latitude: null,
  longitude: null,
};
