import type { ModerationRule, ReportKind, StatementAction } from '#contract/vocabulary.ts';
import { labelLength, recordAuditEvent, type NewAuditEvent } from '#domain/audit/public.ts';
import { deleteListing, setHiddenNote } from '#domain/listings/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { deleteNoticeAddresses } from '#domain/safety/public.ts';
import { setWantedHiddenNote } from '#domain/wanted/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { setFormerSuspension } from '#domain/auth/public.ts';
import { countAsRead } from '#domain/inquiries/public.ts';
import { clearSuspension, markSuspended } from '#domain/users/public.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { restoreMessages } from './remove-messages.ts';

/** What an administrator decides about a user, a listing or an inquiry. */
export interface Decision {
  action: StatementAction;
  admin_id: number;
  /** The user whom it is about, locked by the caller; null without an account. */
  user_id: number | null;
  target_kind: ReportKind;
  target_id: number;
  target_label: string;
  rule: ModerationRule;
  note: string;
  /** What the audit log keeps besides the note. */
  details?: NewAuditEvent['details'];
}

interface Effect {
  event: NewAuditEvent['event'];
  carryOut(sql: Sql, decision: Decision): Promise<unknown>;
  /** Absent where nothing can be undone. */
  undo?(sql: Sql, targetId: number): Promise<unknown>;
}

/** A warning has no effect, and the change of its report is what the audit log records. */
const effects: Record<Exclude<StatementAction, 'warned'>, Effect> = {
  listing_hidden: {
    event: 'listing.hidden',
    carryOut: (sql, { target_id, note }) => setHiddenNote(sql, target_id, note.trim()),
    undo: (sql, targetId) => setHiddenNote(sql, targetId, null),
  },
  listing_deleted: {
    event: 'listing.deleted',
    carryOut: (sql, { target_id }) => deleteListing(sql, target_id),
  },
  wanted_hidden: {
    event: 'wanted.hidden',
    carryOut: (sql, { target_id, note }) => setWantedHiddenNote(sql, target_id, note.trim()),
    undo: (sql, targetId) => setWantedHiddenNote(sql, targetId, null),
  },
  user_suspended: {
    event: 'user.suspended',
    carryOut: (sql, { target_id, note }) => suspend(sql, target_id, note.trim()),
    undo: liftSuspension,
  },
};

/**
 * Carries out a decision, records it in the audit log, and gives its reasons to the user whom it is
 * about: on their page and by mail. Pass the transaction that locked user and target.
 */
export async function decide(sql: Sql, decision: Decision): Promise<void> {
  const { action, admin_id, user_id, target_kind, target_id, target_label } = decision;
  if (action !== 'warned') {
    const { event, carryOut } = effects[action];
    await carryOut(sql, decision);
    await recordAuditEvent(sql, {
      admin_id,
      event,
      target_kind,
      target_id,
      target_label,
      details: { ...decision.details, note: decision.note.trim() },
    });
  }
  if (user_id !== null) await insertStatement(sql, { ...decision, user_id });
}

/** Undoes what a decision did to its target. A warning or a deletion remains. */
export async function reverse(
  sql: Sql,
  { action, target_id }: Pick<Decision, 'action' | 'target_id'>,
): Promise<void> {
  if (action !== 'warned') await effects[action].undo?.(sql, target_id);
}

async function insertStatement(sql: Sql, decision: Decision & { user_id: number }): Promise<void> {
  const { user_id, action, admin_id, target_kind, target_id, rule } = decision;
  const row = {
    user_id,
    action,
    admin_id,
    target_kind,
    target_id,
    target_label: decision.target_label.slice(0, labelLength),
    rule,
    note: decision.note.trim(),
  };
  const statement = await sql.one<{ id: number }>`
    insert into statements ${sql(row)} returning id`;
  await queueMails(sql, [{ kind: 'statement', about_id: statement.id }]);
}

/**
 * Deletes statements of the year before last and older, and the e-mail addresses of notices that
 * were decided half a year ago. The page about privacy says so.
 */
export async function deleteOldDecisions(sql: Sql): Promise<void> {
  await sql`
    delete from statements
    where created_at < date_trunc('year', now() at time zone 'UTC') - interval '1 year'`;
  await deleteNoticeAddresses(sql);
}

/** Empties what a deleted account's statements say. That they were made stays to be counted. */
export async function emptyStatements(sql: Sql, userId: number): Promise<void> {
  await sql`select from statements where user_id = ${userId} order by id for no key update`;
  await sql`
    update statements set target_label = '', note = '',
      appeal_text = case when decided_at is not null then '' end,
      appealed_at = case when decided_at is not null then appealed_at end,
      decision_note = case when decided_at is not null then '' end
    where user_id = ${userId}`;
}

/**
 * Suspends a user, or again with another note. Triggers end their sessions and hide their listings in
 * the same transaction. Someone who deleted their account is kept from coming back. Throws
 * `not_found`.
 */
async function suspend(sql: Sql, id: number, note: string): Promise<void> {
  if (await markSuspended(sql, id, note)) await countAsRead(sql, id);
  else requireFormerAccount(await setFormerSuspension(sql, id, note));
}

/** Ends a suspension: triggers show the listings again, and messages return. Throws `not_found`. */
async function liftSuspension(sql: Sql, id: number): Promise<void> {
  const users = await sql`select from users where id = ${id}`;
  if (users.count === 0) return requireFormerAccount(await setFormerSuspension(sql, id, null));
  await clearSuspension(sql, id);
  await restoreMessages(sql, id);
}

function requireFormerAccount(isKnown: boolean): void {
  if (!isKnown) throw new ProblemError('not_found', { detail: 'This user no longer exists' });
}
