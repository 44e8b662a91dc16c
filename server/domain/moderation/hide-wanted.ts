import type { ModerationReason } from '#contract/moderation/moderation.ts';
import { recordAuditEvent, requireOthersMatter } from '#domain/audit/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { wantedAnswerer } from '#domain/wanted/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { decide, reverse } from './decisions.ts';

/**
 * Hides a wanted page until it is shown again; hiding it again only changes the note. Its author gets a
 * statement of reasons. Throws `not_found` and `own_target`.
 */
export async function hideWanted(
  pool: Pool,
  adminId: number,
  id: number,
  { note, rule = 'other' }: ModerationReason,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await requireOthersMatter(sql, adminId, { kind: 'wanted', id });
    const page = await lockWanted(sql, adminId, id);
    await decide(sql, {
      action: 'wanted_hidden',
      admin_id: adminId,
      user_id: page.user_id,
      target_kind: 'wanted',
      target_id: id,
      target_label: page.headline,
      rule,
      note,
    });
  });
}

/** Shows a hidden wanted page again; does nothing when it is not hidden. Throws `not_found`. */
export async function showWanted(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await requireOthersMatter(sql, adminId, { kind: 'wanted', id });
    const page = await lockWanted(sql, adminId, id);
    if (page.hidden_note === null) return;
    await reverse(sql, { action: 'wanted_hidden', target_id: id });
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'wanted.shown',
      target_kind: 'wanted',
      target_id: id,
      target_label: page.headline,
    });
  });
}

interface WantedRow {
  user_id: number | null;
  headline: string;
  hidden_note: string | null;
}

/** Locks the author first, as whoever writes the page does. */
async function lockWanted(sql: Sql, adminId: number, id: number): Promise<WantedRow> {
  const [written] = await sql<{ user_id: number | null }[]>`
    select ${wantedAnswerer} as user_id from wanted_pages w where id = ${id}`;
  await lockUsers(sql, adminId, [written?.user_id ?? null]);
  const [page] = await sql<WantedRow[]>`
    select ${wantedAnswerer} as user_id, headline, hidden_note from wanted_pages w
    where id = ${id} for no key update`;
  if (!page) throw new ProblemError('not_found', { detail: 'There is no such wanted page' });
  return page;
}
