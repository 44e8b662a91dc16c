import { eq } from 'drizzle-orm';
import { profileMessages } from '#contract/form-messages.ts';
import { isBudgetInOrder, type Profile, type ProfileChange } from '#contract/users/profile.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema/users.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { changePerson, isProfileSaved, moveStatus, type Transaction } from './user-json.ts';

const columns = {
  id: users.id,
  is_admin: users.is_admin,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  profile_picture_url: users.profile_picture_url,
  onboarding_status: users.onboarding_status,
  birth_date: users.birth_date,
  occupation: users.occupation,
  bio: users.bio,
  area: users.area,
  latitude: users.latitude,
  longitude: users.longitude,
  budget_min: users.budget_min,
  budget_max: users.budget_max,
  move_in_from: users.move_in_from,
  stay_months: users.stay_months,
  created_at: users.created_at,
};

/** A person's own profile. Throws `unauthorized` when the account is gone. */
export async function readProfile(
  orm: Pick<Transaction, 'select'>,
  userId: number,
): Promise<Profile> {
  const [row] = await orm.select(columns).from(users).where(eq(users.id, userId));
  if (!row) throw new ProblemError('unauthorized');
  return { ...row, created_at: row.created_at.toISOString() };
}

/**
 * Changes what was given of a profile; once it has what onboarding asks for, the status moves on.
 * Throws `validation_failed` when it does not go with what is stored.
 */
export async function changeProfile(
  database: Database,
  userId: number,
  change: ProfileChange,
): Promise<Profile> {
  return changePerson(database, userId, async (transaction) => {
    const before = await readProfile(transaction, userId);
    const after = columnsAfter(before, change);
    // The contract saw the change alone: a new least may be above the most that is stored.
    if (!isBudgetInOrder(after)) {
      const errors = [{ path: 'budget_max', message: profileMessages.budget.order }];
      throw new ProblemError('validation_failed', { errors });
    }
    await transaction
      .update(users)
      .set({ ...after, updated_at: new Date() })
      .where(eq(users.id, userId));
    if (isProfileSaved(after)) await moveStatus(transaction, userId, { type: 'profile.saved' });
    return readProfile(transaction, userId);
  });
}

/** Each column by name: nothing of a body reaches a row unlisted. What was left out stays. */
function columnsAfter(before: Profile, change: ProfileChange) {
  const { budget_min, budget_max, move_in_from, stay_months } = change;
  return {
    first_name: change.first_name?.trim() ?? before.first_name,
    last_name: change.last_name?.trim() ?? before.last_name,
    birth_date: change.birth_date ?? before.birth_date,
    occupation: change.occupation?.trim() ?? before.occupation,
    bio: change.bio?.trim() ?? before.bio,
    ...placeAfter(before, change),
    budget_min: budget_min === undefined ? before.budget_min : budget_min,
    budget_max: budget_max === undefined ? before.budget_max : budget_max,
    move_in_from: move_in_from === undefined ? before.move_in_from : move_in_from,
    stay_months: stay_months === undefined ? before.stay_months : stay_months,
  };
}

/** An area that was typed, not picked, has no place; nor may it keep the one of the area before. */
function placeAfter(before: Profile, change: ProfileChange) {
  const area = change.area?.trim() ?? before.area;
  const { latitude, longitude } =
    change.latitude === undefined && area === before.area ? before : change;
  return { area, latitude: latitude ?? null, longitude: longitude ?? null };
}
