import { retention } from '#contract/retention.ts';
import type { OwnOrganization } from '#contract/users/organization.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/** SQL: the row `o` still counts. */
const counts = fragment`o.confirmed_at > now() - ${interval(retention.organization)}`;

/**
 * SQL: the organization at which the user `u` has an address, as a ledger shows it: its domain, the
 * name of a university, and the day. Null without one.
 */
export const organizationJson = fragment`(
  select json_build_object('domain', o.domain, 'university', o.university,
    'confirmed_on', (o.confirmed_at at time zone 'UTC')::date::text)
  from organization_addresses o where o.user_id = u.id and ${counts})`;

/** The confirmed address of a user, and their pending request. */
export async function readOrganization(sql: Sql, userId: number): Promise<OwnOrganization> {
  const [row] = await sql<OwnOrganization[]>`
    select (select json_build_object('domain', o.domain, 'university', o.university,
          'confirmed_at', ${instant(fragment`o.confirmed_at`)},
          'expires_at', ${instant(fragment`(o.confirmed_at + ${interval(retention.organization)})`)})
        from organization_addresses o where o.user_id = ${userId} and ${counts}) as confirmed,
      (select json_build_object('domain', substring(c.email from '[^@]+$'),
          'expires_at', ${instant(fragment`(c.requested_at + ${interval(retention.organizationCode)})`)})
        from organization_codes c where c.user_id = ${userId}
          and c.requested_at > now() - ${interval(retention.organizationCode)}) as pending`;
  return row ? { ...row } : { confirmed: null, pending: null };
}

/** Forgets the address of a user, and the code under way. */
export async function removeOrganization(pool: Pool, { user_id: userId }: Viewer): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`delete from organization_addresses where user_id = ${userId}`;
    await sql`delete from organization_codes where user_id = ${userId}`;
  });
}

/** Everything of a user, for their export. */
export async function exportOrganization(sql: Sql, userId: number) {
  const [[address], [code]] = await Promise.all([
    sql<{ domain: string; university: string | null; confirmed_at: string }[]>`
      select o.domain, o.university, ${instant(fragment`o.confirmed_at`)} as confirmed_at
      from organization_addresses o where o.user_id = ${userId}`,
    sql<{ email: string }[]>`select email from organization_codes where user_id = ${userId}`,
  ]);
  return {
    organization_address: address ? { ...address } : null,
    organization_code_sent_to: code?.email ?? null,
  };
}

/** Deletes codes and addresses whose time is over. */
export async function deleteOldOrganizations(sql: Sql): Promise<void> {
  await sql`
    delete from organization_codes where requested_at < now() - ${interval(retention.organizationCode)}`;
  await sql`
    delete from organization_addresses where confirmed_at < now() - ${interval(retention.organization)}`;
}
