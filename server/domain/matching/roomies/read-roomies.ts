import type { Sql } from '#platform/database/sql.ts';
import { ageOn } from '#contract/users/age.ts';
import type { PublicUser } from '#contract/users/user.ts';
import type { Person } from '#fit/person.ts';
import type { Seeker } from '#fit/place-fit.ts';
import { findable } from '../people-conditions.ts';
import { personOf, type StoredPerson } from '../stored-person.ts';

/** Someone as others see them, and the answers a score is made of, which others do not. */
export interface FoundRoomie {
  user: PublicUser;
  person: Person;
}

const answerTables = `left join habits h on h.user_id = u.id
  left join preferences p on p.user_id = u.id`;
const answerColumns = `h.answers, p.acceptable, p.importance, p.dealbreakers`;

/** These people in this order, less those who may not be found (any more). */
export async function readRoomies(sql: Sql, ids: readonly number[]): Promise<FoundRoomie[]> {
  if (ids.length === 0) return [];
  type Row = Omit<PublicUser, 'age'> & StoredPerson & { birth_date: string | null };
  const rows = await sql.unsafe<Row[]>(
    `select u.id, u.first_name, u.birth_date::text, u.occupation, u.bio, u.area, u.budget_min,
      u.budget_max, u.move_in_from::text, u.stay_months, u.profile_picture_url, ${answerColumns}
      from unnest($1::int[]) with ordinality wanted(id, nth)
      join users u on u.id = wanted.id and ${findable} ${answerTables} order by wanted.nth`,
    [[...ids]],
    { prepare: true },
  );
  const today = new Date().toISOString().slice(0, 10);
  return rows.map(
    ({ birth_date: birthDate, answers, acceptable, importance, dealbreakers, ...shown }) => ({
      // Column by column in the query above: nothing private has a way into `shown`.
      user: { ...shown, age: birthDate === null ? null : ageOn(today, birthDate) },
      person: personOf({ answers, acceptable, importance, dealbreakers }),
    }),
  );
}

/** The answers of the one who asks, whatever their onboarding status. */
export async function readOwnAnswers(sql: Sql, userId: number): Promise<Person> {
  return (await readSeeker(sql, userId)).person;
}

/** What someone looks for, with their answers; nothing said when the account is gone. */
export async function readSeeker(
  sql: Sql,
  userId: number,
): Promise<{ person: Person; seeker: Omit<Seeker, 'habits'> }> {
  const [row] = await sql.unsafe<(StoredPerson & Omit<Seeker, 'habits'>)[]>(
    `select u.budget_max, u.move_in_from::text, u.stay_months, u.latitude, u.longitude,
      ${answerColumns} from users u ${answerTables} where u.id = $1`,
    [userId],
    { prepare: true },
  );
  if (!row) return { person: { habits: {}, preferences: {} }, seeker: saidNothing };
  const { budget_max, move_in_from, stay_months, latitude, longitude } = row;
  const seeker = { budget_max, move_in_from, stay_months, latitude, longitude };
  return { person: personOf(row), seeker };
}

const saidNothing = {
  budget_max: null,
  move_in_from: null,
  stay_months: null,
  latitude: null,
  longitude: null,
};
