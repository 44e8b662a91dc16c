import { sql } from 'drizzle-orm';
import { recordAct } from '#domain/audit/record-act.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Keeps someone out. Triggers end their sessions and take their rooms out of sight in the same
 * transaction; again with another note changes the note. Throws `own_target` for oneself,
 * `forbidden` for other administrators, `not_found`.
 */
export async function suspendPerson(
  { orm }: Database,
  adminId: number,
  id: number,
  note: string,
): Promise<void> {
  if (id === adminId) {
    throw new ProblemError('own_target', { detail: 'You cannot suspend yourself' });
  }
  await orm.transaction(async (transaction) => {
    const { label, is_admin } = await lockUser(transaction, id);
    if (is_admin) {
      throw new ProblemError('forbidden', {
        detail: 'Administrators cannot suspend one another. Whoever runs the server can',
      });
    }
    await transaction.execute(sql`
      update users set suspended_at = coalesce(suspended_at, now()),
        suspension_note = ${note.trim()} where id = ${id}`);
    await recordAct(transaction, {
      admin_id: adminId,
      act: 'person.suspended',
      thing_kind: 'person',
      thing_id: id,
      thing_label: label,
      details: { note: note.trim() },
    });
  });
}

/**
 * Lets someone in again, with their rooms as they were; nothing happens to who was not suspended.
 * Throws `not_found`.
 */
export async function reinstatePerson(
  { orm }: Database,
  adminId: number,
  id: number,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const { label, is_suspended } = await lockUser(transaction, id);
    if (!is_suspended) return;
    await transaction.execute(sql`
      update users set suspended_at = null, suspension_note = '' where id = ${id}`);
    await recordAct(transaction, {
      admin_id: adminId,
      act: 'person.reinstated',
      thing_kind: 'person',
      thing_id: id,
      thing_label: label,
    });
  });
}

async function lockUser(transaction: Transaction, id: number) {
  const [person] = await transaction.execute<{
    label: string;
    is_admin: boolean;
    is_suspended: boolean;
  }>(sql`
    select first_name as label, is_admin, suspended_at is not null as is_suspended
    from users where id = ${id} for no key update`);
  if (!person) {
    throw new ProblemError('not_found', { detail: 'This person is not here any more' });
  }
  return person;
}
