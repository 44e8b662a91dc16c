import { localIssuer, localSubject } from '#domain/auth/local-provider/subject.ts';
import type { Sql } from '#platform/database/sql.ts';
import { users } from './content.ts';

/** Confirms the rooms of the demo's users, who read no mails: the demo stays as it is for ever. */
export async function confirmDemoListings(sql: Sql): Promise<void> {
  const subjects = users.map(({ email }) => localSubject(email));
  await sql`
    update listings l set last_confirmed_at = now() from users u
    where u.id = l.user_id and u.issuer = ${localIssuer} and u.subject = any(${subjects})
      and l.last_confirmed_at < now() - interval '7 days'`;
}
