import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { AdminActLine, AdminActQuery } from '#contract/moderation/moderation.ts';
import { readPage } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';

/** SQL that builds the AdminActLine of contract/moderation/moderation.ts from `a`, a row of admin_acts. */
export const actJson = `json_build_object('id', a.id,
  'admin', json_build_object('id', a.admin_id, 'first_name', a.admin_name), 'act', a.act,
  'thing_kind', a.thing_kind, 'thing_id', a.thing_id, 'thing_label', a.thing_label,
  'details', a.details, 'created_at', ${instant('a.created_at')})`;

/** What administrators did, newest first. */
export async function listActs(sql: Sql, { act, admin_id: adminId, ...rest }: AdminActQuery) {
  const page = readPage(rest);
  const parameters: (string | number)[] = [];
  const conditions = [
    ...(act === undefined ? [] : [`a.act = $${parameters.push(act)}`]),
    ...(adminId === undefined ? [] : [`a.admin_id = $${parameters.push(adminId)}::int`]),
  ];
  const chosen = `from admin_acts a ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
  const [found, [counted]] = await Promise.all([
    sql.unsafe<{ line: AdminActLine }[]>(
      `select ${actJson} as line ${chosen} order by a.id desc
        limit $${parameters.length + 1}::int offset $${parameters.length + 2}::int`,
      [...parameters, page.limit, page.offset],
    ),
    sql.unsafe<{ total: number }[]>(
      `select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
      parameters,
    ),
  ]);
  return page.answer(
    found.map(({ line }) => line),
    counted?.total,
  );
}
