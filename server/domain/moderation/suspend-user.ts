import type { ModerationReason } from '#contract/moderation/moderation.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { setFormerSuspension } from '#domain/auth/public.ts';
import { countAsRead } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { removeMessages, restoreMessages } from './remove-messages.ts';
import { makeStatement } from './statements/make-statement.ts';

/**
 * Suspends a user. Triggers end their sessions and hide their listings in the same transaction;
 * suspending them again only changes the note. They get a statement of reasons by mail. With
 * `remove_messages`, what they wrote disappears, and everyone who got it is warned. Someone who deleted their account is kept from
 * coming back. Throws `own_target` for oneself, `forbidden` for other administrators, `not_found`.
 */
export async function suspendUser(
  pool: Pool,
  adminId: number,
  id: number,
  { note, rule = 'other', remove_messages: removes = false }: ModerationReason,
): Promise<void> {
  if (id === adminId) {
    throw new ProblemError('own_target', { detail: 'You cannot suspend yourself' });
  }
  await transaction(pool, async (sql) => {
    await lockUsers(sql, adminId, [id]);
    const user = await lockUser(sql, id);
    if (user?.is_admin) {
      throw new ProblemError('forbidden', {
        detail: 'Administrators cannot suspend one another. Ask the operator of the server',
      });
    }
    if (user) {
      await sql`
        update users set suspended_at = coalesce(suspended_at, now()),
          suspension_note = ${note.trim()} where id = ${id}`;
      await countAsRead(sql, id);
    } else if (!(await setFormerSuspension(sql, id, note.trim()))) {
      throw noSuchUser();
    }
    const messages = user && removes ? await removeMessages(sql, id) : {};
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'user.suspended',
      target_kind: 'user',
      target_id: id,
      target_label: user?.label ?? formerLabel,
      details: { note: note.trim(), ...messages },
    });
    if (!user) return;
    await makeStatement(sql, {
      user_id: id,
      action: 'user_suspended',
      rule,
      note,
      target_kind: 'user',
      target_id: id,
      target_label: user.label,
      admin_id: adminId,
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
    if (user) {
      await sql`update users set suspended_at = null, suspension_note = '' where id = ${id}`;
      await restoreMessages(sql, id);
    } else if (!(await setFormerSuspension(sql, id, null))) {
      throw noSuchUser();
    }
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
const noSuchUser = () => new ProblemError('not_found', { detail: 'This user no longer exists' });
