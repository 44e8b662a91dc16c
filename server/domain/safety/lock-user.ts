import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** Makes one user's writes wait for each other. Throws `unauthorized` when the account is gone. */
export async function lockUser(sql: Sql, userId: number): Promise<void> {
  const found = await sql`select from users where id = ${userId} for no key update`;
  if (found.length === 0) throw new ProblemError('unauthorized');
}
