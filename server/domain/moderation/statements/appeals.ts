import type {
  Appeal,
  AppealDecision,
  AppealPage,
  AppealQuery,
} from '#contract/moderation/statement.ts';
import { isOwnMatter, recordAuditEvent, requireOthersMatter } from '#domain/audit/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { countRows, readPage } from '#platform/http/page.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { reverse, type Decision } from '../decisions.ts';

/**
 * SQL: is there another administrator than who made the statement `s`, who is not the one whom it
 * is about? Then they decide about the appeal.
 */
const hasOtherAdmin = fragment`exists (select from users a where a.is_admin
  and a.suspended_at is null and a.id not in (s.admin_id, s.user_id))`;

const isAppeal = fragment`s.appealed_at is not null and s.user_id is not null`;

/** One page of appeals, newest first, and whether this administrator may decide them. */
export async function listAppeals(
  sql: Sql,
  adminId: number,
  { status, ...query }: AppealQuery,
): Promise<AppealPage> {
  const page = readPage(query);
  const open = fragment`${isAppeal} and s.decided_at is null`;
  const decided = fragment`${isAppeal} and s.decided_at is not null`;
  const condition = status === undefined ? isAppeal : status === 'open' ? open : decided;
  const count = (which: Fragment) => countRows(sql, fragment`from statements s where ${which}`);
  const rows = await sql<{ appeal: Appeal }[]>`
    select json_build_object('id', s.id, 'action', s.action, 'rule', s.rule, 'note', s.note,
      'target_kind', s.target_kind, 'target_id', s.target_id, 'target_label', s.target_label,
      'created_at', ${instant(fragment`s.created_at`)},
      'user', json_build_object('id', u.id, 'first_name', u.first_name),
      'text', s.appeal_text, 'appealed_at', ${instant(fragment`s.appealed_at`)},
      'decision', s.decision, 'decision_note', s.decision_note,
      'decided_at', ${instant(fragment`s.decided_at`)},
      'can_decide', s.decided_at is null and s.user_id <> ${adminId}::int
        and not ${isOwnMatter(fragment`s.target_kind`, fragment`s.target_id`, fragment`${adminId}::int`)}
        and (s.admin_id <> ${adminId} or not ${hasOtherAdmin})) as appeal
    from statements s join users u on u.id = s.user_id where ${condition}
    order by s.appealed_at desc, s.id desc limit ${page.limit} offset ${page.offset}`;
  const items = rows.map(({ appeal }) => appeal);
  return { ...page.answer(items, await count(condition)), open: await count(open) };
}

interface Appealed extends Omit<Decision, 'user_id' | 'note' | 'details'> {
  user_id: number;
  is_decided: boolean;
  has_other_admin: boolean;
}

/**
 * Decides about an appeal, once; reversing undoes the act, unless a later one did the same. Throws
 * `not_found`, `conflict` when it is decided, `own_target` in one's own matter, and `forbidden` for
 * who made the statement, while there is another administrator.
 */
export async function decideAppeal(
  pool: Pool,
  adminId: number,
  id: number,
  { decision, note }: AppealDecision,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const [about] = await sql<Appealed[]>`
      select user_id, action, target_kind, target_id from statements s
      where id = ${id} and ${isAppeal}`;
    if (!about) throw noSuchAppeal();
    // In the order of all locks: users, the listing, then the statement.
    await lockUsers(sql, adminId, [about.user_id]);
    if (about.action === 'listing_hidden') {
      await sql`select from listings where id = ${about.target_id} for no key update`;
    }
    const [appeal] = await sql<Appealed[]>`
      select user_id, action, rule, target_kind, target_id, target_label, admin_id,
        decided_at is not null as is_decided, ${hasOtherAdmin} as has_other_admin
      from statements s where id = ${id} and ${isAppeal} for no key update`;
    if (!appeal) throw noSuchAppeal();
    if (appeal.is_decided) {
      throw new ProblemError('conflict', { detail: 'This appeal is decided already' });
    }
    await requireOthersMatter(sql, adminId, { kind: 'user', id: appeal.user_id });
    requireOther(adminId, appeal);
    await sql`
      update statements set decision = ${decision}, decision_note = ${note.trim()},
        decided_by = ${adminId}, decided_at = now()
      where id = ${id}`;
    if (decision === 'reversed') await reverseDecision(sql, id, appeal);
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: `appeal.${decision}`,
      target_kind: appeal.target_kind,
      target_id: appeal.target_id,
      target_label: appeal.target_label,
      details: { note: note.trim(), statement_id: id },
    });
    await queueMails(sql, [{ kind: 'appeal_decided', about_id: id }]);
  });
}

function requireOther(adminId: number, appeal: Appealed): void {
  if (appeal.admin_id !== adminId || !appeal.has_other_admin) return;
  throw new ProblemError('forbidden', {
    detail:
      'Another administrator must decide about this appeal, because you made the first decision',
  });
}

/** Reverses the decision of a statement, unless a later one with the same effect still stands. */
async function reverseDecision(sql: Sql, id: number, { action, target_kind, target_id }: Appealed) {
  const later = await sql`
    select from statements where target_kind = ${target_kind} and target_id = ${target_id}
      and id > ${id} and action = ${action} and decision is distinct from 'reversed'`;
  if (later.length > 0) return;
  await reverse(sql, { action, target_id });
}

const noSuchAppeal = () => new ProblemError('not_found', { detail: 'There is no such appeal' });
