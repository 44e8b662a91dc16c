import type { ModerationReason } from '#contract/moderation/moderation.ts';
import { recordAuditEvent, requireOthersMatter } from '#domain/audit/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { decide, reverse } from './decisions.ts';
import { removeMessages } from './remove-messages.ts';

/**
 * Suspends a user; suspending them again only changes the note. With `remove_messages`, what they
 * wrote disappears, and everyone who got it is warned. Throws `own_target` for oneself, `forbidden`
 * for other administrators, `not_found`.
 */
export async function suspendUser(
  pool: Pool,
  adminId: number,
  id: number,
  { note, rule = 'other', remove_messages: removes = false }: ModerationReason,
): Promise<void> {
  await transaction(pool, async (sql) => {
    // Before the refusal for all administrators.
    await requireOthersMatter(sql, adminId, { kind: 'user', id });
    await lockUsers(sql, adminId, [id]);
    const user = await lockUser(sql, id);
    if (user?.is_admin) {
      throw new ProblemError('forbidden', {
        detail: 'Administrators cannot suspend one another. Ask the operator of the server',
      });
    }
    const details = user && removes ? await removeMessages(sql, id) : {};
    await decide(sql, {
      action: 'user_suspended',
      admin_id: adminId,
      user_id: user ? id : null,
      target_kind: 'user',
      target_id: id,
      target_label: user?.label ?? formerLabel,
      rule,
      note,
      details,
    });
  });
}

/**
 * Lets a suspended user sign in again and restores their listings; does nothing when the user is
 * not suspended. Throws `not_found`.
 */
export async function reinstateUser(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const user = await lockUser(sql, id);
    if (user?.is_suspended === false) return;
    await reverse(sql, { action: 'user_suspended', target_id: id });
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'user.reinstated',
      target_kind: 'user',
      target_id: id,
      target_label: user?.label ?? formerLabel,
    });
  });
}

async function lockUser(sql: Sql, id: number) {
  const [user] = await sql<{ label: string; is_admin: boolean; is_suspended: boolean }[]>`
    select first_name as label, is_admin, suspended_at is not null as is_suspended
    from users where id = ${id} for no key update`;
  return user;
}

const formerLabel = 'a former user';
