import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';

interface Row {
  email: string;
  status: string;
  profile: boolean;
  habits: boolean;
  preferences: boolean;
}

/** What each status promises about the stored data; skipped, only that something is missing. */
const promised: Record<string, Partial<Row>> = {
  profile: { profile: false, habits: false, preferences: false },
  habits: { profile: true, habits: false, preferences: false },
  preferences: { profile: true, habits: true, preferences: false },
  completed: { profile: true, habits: true, preferences: true },
  skipped: {},
};

/** Fails unless the status of this user, or of everyone, agrees with the data stored. */
export async function expectAgreement({ sql }: Database, id?: number): Promise<number> {
  const rows = await sql<Row[]>`
    select email, onboarding_status as status,
      birth_date is not null and first_name <> '' as profile,
      exists (select 1 from habits where user_id = u.id) as habits,
      exists (select 1 from preferences where user_id = u.id) as preferences
    from users u where ${id ?? null}::int is null or id = ${id ?? null}::int`;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row, row.email).toMatchObject(promised[row.status] ?? { status: 'one we know' });
    const isAll = row.profile && row.habits && row.preferences;
    expect(isAll, row.email).toBe(row.status === 'completed');
    if (row.preferences) expect(row.habits, row.email).toBe(true);
  }
  return rows.length;
}
