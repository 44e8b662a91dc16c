import { profileMessages } from '#contract/form-messages.ts';
import { normalizeName } from '#contract/users/names.ts';
import {
  findHighBudget,
  isBudgetInOrder,
  isProfileStated,
  misplacedField,
  type Profile,
  type ProfileChange,
} from '#contract/users/user.ts';
import { fragment, type Fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { requireVersion, versionTag } from '#platform/http/versions.ts';
import type { Pricing } from '#domain/money/public.ts';
import { advanceOnboarding, changeUser } from './change-user.ts';

/** SQL: has the user of the row `u` a profile to show? Once onboarding is finished, while not suspended. */
export const hasProfile = fragment`u.onboarding_status in ('completed', 'skipped') and u.suspended_at is null`;

/** May others find the user of the row `u`? Not when they hid themselves. Deleted users have no row. */
export const findable = fragment`${hasProfile} and not u.is_hidden`;

/** SQL: may this user see the profile of the row `u`? Their own also while it is hidden. */
export const isShownTo = (userId: number): Fragment =>
  fragment`(${hasProfile} and (not u.is_hidden or u.id = ${userId}))`;

/**
 * A user's own profile, with the currency that a budget would have. Throws `unauthorized` when the
 * account is gone.
 */
export async function readProfile(
  sql: Sql,
  userId: number,
  pricing: Pick<Pricing, 'findCurrency'>,
): Promise<Profile> {
  const [row] = await sql<StoredProfile[]>`
    select id, is_admin, email, first_name, last_name, profile_picture_url, onboarding_status,
      intent, birth_date::text, occupation, bio, area, latitude, longitude, budget_min, budget_max,
      budget_currency, move_in_from::text, stay_months, is_hidden, created_at
    from users where id = ${userId}`;
  if (!row) throw new ProblemError('unauthorized');
  return {
    ...row,
    budget_currency: row.budget_currency ?? (await pricing.findCurrency(row)),
    created_at: new Date(row.created_at).toISOString(),
  };
}

interface StoredProfile extends Omit<Profile, 'created_at' | 'budget_currency'> {
  budget_currency: string | null;
  created_at: Date | string;
}

/** The version of what the form of the profile holds. */
export const profileVersion = (profile: Profile): string =>
  versionTag([
    profile.intent,
    profile.first_name,
    profile.last_name,
    profile.birth_date,
    profile.occupation,
    profile.bio,
    profile.area,
    profile.latitude,
    profile.longitude,
    profile.budget_min,
    profile.budget_max,
    profile.budget_currency,
    profile.move_in_from,
    profile.stay_months,
  ]);

/** Reads what a user says of themselves, in the transaction that stores it. */
export type ReadTexts = (
  sql: Sql,
  userId: number,
  texts: Pick<Profile, 'first_name' | 'last_name' | 'occupation' | 'bio'>,
) => Promise<void>;

interface ChangeDeps {
  pricing: Pick<Pricing, 'findCurrency'>;
  readTexts: ReadTexts;
  /** The versions that the change may be based on; null for any. */
  ifMatch: readonly string[] | null;
}

/**
 * Changes the given fields of a profile; once it has what onboarding requires, the onboarding
 * status advances. Throws `validation_failed` when the result contradicts what is stored, and
 * `changed_meanwhile` when `ifMatch` names other versions than the stored one.
 */
export async function changeProfile(
  pool: Pool,
  userId: number,
  change: ProfileChange,
  { pricing, readTexts, ifMatch }: ChangeDeps,
): Promise<Profile> {
  return changeUser(pool, userId, async (sql) => {
    const before = await readProfile(sql, userId, pricing);
    requireVersion(ifMatch, { current: before, version: profileVersion(before) });
    const after = columnsAfter(before, change);
    // The contract saw the change alone: a new minimum may exceed the stored maximum.
    if (!isBudgetInOrder(after)) {
      const errors = [{ path: 'budget_max', message: profileMessages.budget.order }];
      throw new ProblemError('validation_failed', { errors });
    }
    const misplaced = misplacedField({ ...change, intent: after.intent });
    if (misplaced) {
      const errors = [{ path: misplaced, message: profileMessages.offering }];
      throw new ProblemError('validation_failed', { errors });
    }
    const columns = { ...after, budget_currency: await findCurrency(after) };
    const tooHigh = findHighBudget(columns);
    if (tooHigh) throw new ProblemError('validation_failed', { errors: [tooHigh] });
    await sql`update users set ${sql(columns)}, updated_at = now() where id = ${userId}`;
    await readTexts(sql, userId, after);
    if (isProfileStated(after)) await advanceOnboarding(sql, userId, { type: 'profile.saved' });
    return readProfile(sql, userId, pricing);

    /** A budget keeps its currency when the area changes: the amounts would become others. */
    async function findCurrency(area: { latitude: number | null; longitude: number | null }) {
      const hasBudget = (before.budget_min ?? before.budget_max) !== null;
      const known = change.budget_currency ?? (hasBudget ? before.budget_currency : null);
      return known ?? (await pricing.findCurrency(area));
    }
  });
}

const normalized = (name: string | undefined) =>
  name === undefined ? undefined : normalizeName(name);

/** Lists each column, so nothing else in a body reaches the row. Missing fields stay unchanged. */
function columnsAfter(before: Profile, change: ProfileChange) {
  const { intent = before.intent } = change;
  return {
    intent,
    first_name: normalized(change.first_name) ?? before.first_name,
    last_name: normalized(change.last_name) ?? before.last_name,
    birth_date: change.birth_date ?? before.birth_date,
    occupation: change.occupation?.trim() ?? before.occupation,
    bio: change.bio?.trim() ?? before.bio,
    is_hidden: change.is_hidden ?? before.is_hidden,
    ...areaAfter(before, change),
    ...seekerFieldsAfter(before, change, intent),
  };
}

/** An old budget of a user who only offers a room would still count in searches and scores. */
function seekerFieldsAfter(before: Profile, change: ProfileChange, intent: Profile['intent']) {
  if (intent === 'offering') {
    return { budget_min: null, budget_max: null, move_in_from: null, stay_months: null };
  }
  const { budget_min, budget_max, move_in_from, stay_months } = change;
  return {
    budget_min: budget_min === undefined ? before.budget_min : budget_min,
    budget_max: budget_max === undefined ? before.budget_max : budget_max,
    move_in_from: move_in_from === undefined ? before.move_in_from : move_in_from,
    stay_months: stay_months === undefined ? before.stay_months : stay_months,
  };
}

/** An area that was typed, not picked, has no coordinates; those of the area before must go too. */
function areaAfter(before: Profile, change: ProfileChange) {
  const area = change.area?.trim() ?? before.area;
  const { latitude, longitude } =
    change.latitude === undefined && area === before.area ? before : change;
  return { area, latitude: latitude ?? null, longitude: longitude ?? null };
}

export const noSuchUser = () =>
  new ProblemError('not_found', { detail: 'There is no such roomie' });
