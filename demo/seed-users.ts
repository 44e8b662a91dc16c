import { localIssuer, localSubject } from '#domain/auth/local-provider/subject.ts';
import { storeHabits, storePreferences } from '#domain/users/stored-answers.ts';
import type { Sql } from '#platform/database/sql.ts';
import { users, type DemoUser } from './content.ts';
import { photoKey } from './images.ts';
import { demoPreferences } from './preferences.ts';

export const dayMs = 24 * 60 * 60_000;

/** What has been inserted so far, for rows that refer to it. */
export interface Seeded {
  /** Ids by e-mail address. */
  users: ReadonlyMap<string, number>;
  /** Ids by title. */
  listings: ReadonlyMap<string, number>;
  now: Date;
}

/** Inserts the demo users with their habits and preferences; returns their ids by e-mail address. */
export async function seedUsers(
  sql: Sql,
  mediaUrl: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = users.map((user, index) => ({
    ...userRow(user, mediaUrl, now),
    // One user every other day; the last one is the newest.
    created_at: new Date(now.getTime() - (users.length - index) * 2 * dayMs).toISOString(),
  }));
  const inserted = await sql<{ id: number; email: string }[]>`
    insert into users ${sql(rows)} returning id, email`;
  const idByEmail = new Map(inserted.map(({ id, email }) => [email, id]));

  const withHabits = users.flatMap(({ email, onboarding, habits }) => {
    const id = idByEmail.get(email);
    return habits && id !== undefined ? [{ id, email, onboarding, habits }] : [];
  });
  const habitRows = withHabits.map(({ id, habits }) => ({
    user_id: id,
    answers: storeHabits(habits),
  }));
  await sql`insert into habits ${sql(habitRows)}`;
  const preferenceRows = withHabits
    .filter(({ onboarding }) => onboarding === 'completed')
    .map(({ id, email, habits }) => ({
      user_id: id,
      ...storePreferences(demoPreferences(habits, email)),
    }));
  await sql`insert into preferences ${sql(preferenceRows)}`;
  return idByEmail;
}

function userRow(user: DemoUser, mediaUrl: string, now: Date) {
  const { onboarding, photo, move_in_days: moveInDays, habits: _, ...columns } = user;
  return {
    ...columns,
    issuer: localIssuer,
    subject: localSubject(user.email),
    onboarding_status: onboarding,
    profile_picture_url: photo === null ? null : mediaUrl + photoKey(photo),
    move_in_from: moveInDays === null ? null : dayAfter(now, moveInDays),
  };
}

/** The date `days` after `now`, as YYYY-MM-DD in UTC. */
export const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
