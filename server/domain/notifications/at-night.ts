import { fragment, type Fragment } from '#platform/database/sql.ts';
import { dueAfterQuiet, dueFor } from './notification-settings.ts';
import type { MailKind } from './queue.ts';

/**
 * Which mails wait for the end of their reader's quiet hours, and which for eight in the morning. Reminders
 * of viewings are queued by the database, which does not know this table.
 */
export const atNight = {
  inquiry: 'now',
  message: 'now',
  accepted: 'now',
  declined: 'now',
  filled: 'now',
  free_again: 'now',
  silence: 'waits',
  messages_removed: 'now',
  viewing: 'now',
  free_place: 'now',
  viewing_day: 'waits',
  viewing_soon: 'now',
  viewing_ended: 'waits',
  offer_made: 'now',
  offer_answered: 'now',
  moving_day: 'waits',
  founded: 'now',
  wanted_invited: 'now',
  wanted_declined: 'now',
  outcome: 'waits',
  alerts_at_once: 'waits',
  alerts_daily: 'waits',
  alerts_weekly: 'waits',
  favorites_changed: 'waits',
  confirm_listings: 'waits',
  confirm_wanted: 'waits',
  seekers_found: 'morning',
  organization_code: 'now',
  notice_confirm: 'now',
  new_reports: 'waits',
  report_decided: 'now',
  statement: 'now',
  appeal_decided: 'now',
} as const satisfies Record<MailKind, 'now' | 'waits' | 'morning'>;

type WaitingKind = {
  [Kind in MailKind]: (typeof atNight)[Kind] extends 'now' ? never : Kind;
}[MailKind];

/** SQL: when a user with the settings `n` may get a mail of this kind that is ready now. */
export const dueAt = (kind: WaitingKind): Fragment =>
  atNight[kind] === 'waits'
    ? dueAfterQuiet
    : dueFor(fragment`'daily'`, fragment`null::timestamptz`);
