import type { AuditTargetKind } from '#contract/audit/audit-events.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * SQL: is a target the administrator's own matter? It is when it is their account, a listing that is
 * or was theirs, or an inquiry of which they are one side. Nobody decides about it themselves, or
 * reads who reported it.
 */
export const isOwnMatter = (kind: Fragment, id: Fragment, adminId: Fragment): Fragment => fragment`(
  case ${kind} when 'user' then ${id} = ${adminId}
    when 'listing' then exists (
      select from listings own where own.id = ${id} and own.user_id = ${adminId}
      union all
      select from deleted_listings own where own.listing_id = ${id} and own.owner_id = ${adminId})
    when 'inquiry' then exists (
      select from inquiries own where own.id = ${id}
        and ${adminId} = any(inquiry_readers(own.id)))
    when 'wanted' then exists (
      select from wanted_pages own where own.id = ${id} and (own.user_id = ${adminId}
        or exists (select from group_members m
          where m.group_id = own.group_id and m.user_id = ${adminId})))
    else false end)`;

/** SQL: is the report `r` about an own matter of this administrator? */
export const isOwnReport = (adminId: Fragment): Fragment =>
  isOwnMatter(fragment`r.kind`, fragment`r.target_id`, adminId);

/** Throws `own_target` for an own matter of the administrator: others decide about it. */
export async function requireOthersMatter(
  sql: Sql,
  adminId: number,
  { kind, id }: { kind: AuditTargetKind; id: number },
): Promise<void> {
  const admin = fragment`${adminId}::int`;
  const [target] = await sql<{ is_own: boolean }[]>`
    select ${
      kind === 'report'
        ? fragment`exists (select from reports r where r.id = ${id}::int and ${isOwnReport(admin)})`
        : isOwnMatter(fragment`${kind}::text`, fragment`${id}::int`, admin)
    } as is_own`;
  if (!target?.is_own) return;
  throw new ProblemError('own_target', {
    detail: 'This is about you. Another administrator must decide about it',
  });
}
