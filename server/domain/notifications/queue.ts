import type { OfferStatus } from '#contract/offers/statuses.ts';
import { deleteJobs, jobTable, queueJobs, type Job } from '#platform/jobs/job-store.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';

export type InquiryMailKind =
  | 'inquiry'
  | 'message'
  | 'accepted'
  | 'declined'
  /** The room went to someone else. */
  | 'filled'
  /** The room is free again: asks those who got `filled` whether they are still looking. */
  | 'free_again'
  /** Asks both sides what becomes of an inquiry in which nobody writes. */
  | 'silence'
  /** Warns whoever got messages of a scammer, which were removed. */
  | 'messages_removed';

/** A mail about an inquiry. */
export interface InquiryMail {
  kind: InquiryMailKind;
  user_id: number;
  inquiry_id: number;
  /** The message that the mail quotes; null for an answer without one. */
  message_id: number | null;
}

/** One mail per user and kind, which collects all that is pending. */
export interface GatheredMail {
  kind:
    /** Alerts of saved searches, by their frequency. */
    | 'alerts_at_once'
    | 'alerts_daily'
    | 'alerts_weekly'
    | 'favorites_changed'
    /** Asks an owner which rooms are still available. */
    | 'confirm_listings'
    /** Asks the author of a wanted page whether they are still looking. */
    | 'confirm_wanted'
    /** New wanted pages fit rooms of an owner. */
    | 'seekers_found'
    | 'organization_code'
    | 'new_reports';
  user_id: number;
}

/** A mail about one row, which also names the recipient: with or without an account. */
export interface LetterMail {
  kind: 'notice_confirm' | 'report_decided' | 'statement' | 'appeal_decided';
  /** The id of that row: a notice, a report or a statement. */
  about_id: number;
}

/**
 * A mail about a viewing that was proposed, agreed, moved, declined or cancelled. The database queues it, in the
 * transaction of the change (`notify_of_viewing`).
 */
export interface ViewingMail {
  kind: 'viewing';
  user_id: number;
  viewing_id: number;
  /** The `sequence` of the viewing after the change. */
  sequence: number;
}

/**
 * A mail that a place is free at a time for which its reader waits. The database queues it, in the
 * transaction that frees the place (`notify_waiting`).
 */
export interface FreePlaceMail {
  kind: 'free_place';
  user_id: number;
  slot_id: number;
  inquiry_id: number;
}

/**
 * A mail around an agreed viewing: a day and two hours before it, and the question afterwards whether it
 * took place. The database queues it, due at that moment (`queue_viewing_reminders`).
 */
export interface ViewingReminder {
  kind: 'viewing_day' | 'viewing_soon' | 'viewing_ended';
  user_id: number;
  viewing_id: number;
  /** The time that it is about. */
  slot_id: number;
}

/**
 * A mail about one status of an offer of a room; it is not sent once there is another.
 * `moving_day` asks whether the move took place.
 */
export interface OfferMail {
  kind: 'offer_made' | 'offer_answered' | 'moving_day';
  user_id: number;
  offer_id: number;
  status: Exclude<OfferStatus, 'moved_in' | 'expired'>;
}

/** A mail that asks how living together turned out. */
export interface OutcomeMail {
  kind: 'outcome';
  user_id: number;
  survey_id: number;
}

/** A mail about an invitation to write about a room: to who was invited, and to its owner after a no. */
export interface WantedMail {
  kind: 'wanted_invited' | 'wanted_declined';
  user_id: number;
  invitation_id: number;
}

/** A mail to who said yes first that another one did, too, and that they are a group now. */
export interface FoundedMail {
  kind: 'founded';
  user_id: number;
  other_id: number;
  group_id: number;
}

export type QueuedMail =
  | InquiryMail
  | GatheredMail
  | LetterMail
  | OfferMail
  | OutcomeMail
  | ViewingMail
  | FreePlaceMail
  | ViewingReminder
  | WantedMail
  | FoundedMail;
export type MailKind = QueuedMail['kind'];
export type MailJob<Mail extends QueuedMail = QueuedMail> = Job<Mail>;
export type GatheredJob = MailJob<GatheredMail>;

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

export type WaitingKind = {
  [Kind in MailKind]: (typeof atNight)[Kind] extends 'now' ? never : Kind;
}[MailKind];

/** A mail with the moment at which it goes out (ISO 8601, UTC); without one it goes out immediately. */
type Timed<Mail> = Mail & {
  due_at?: string;
  /** It is queued beside an immediate mail of its kind, under a key of its own. */
  is_delayed?: boolean;
};

const gatheringKey = ({ kind, user_id: userId, is_delayed: isDelayed }: Timed<GatheredMail>) =>
  `${kind}:${userId}${isDelayed ? ':repeat' : ''}`;

/** Queues mails of these kinds. They are sent once `sql` is committed. */
export function queueMails(
  sql: Sql,
  mails: readonly (
    | ((InquiryMail | OfferMail | OutcomeMail) & { due_at?: string })
    | LetterMail
    | WantedMail
    | FoundedMail
  )[],
): Promise<void> {
  return queueJobs(
    sql,
    'mail',
    mails.map((mail) => {
      if (!('due_at' in mail)) return { data: { ...mail } };
      const { due_at: dueAt, ...data } = mail;
      return { data, ...(dueAt !== undefined && { dueAt }) };
    }),
  );
}

/**
 * Queues mails that gather, unless one waits for the same user: that one will contain what
 * `sql` writes before it is committed.
 */
export function queueGathered(sql: Sql, mails: readonly Timed<GatheredMail>[]): Promise<void> {
  return queueJobs(
    sql,
    'mail',
    mails.map(({ kind, user_id, due_at, is_delayed = false }) => ({
      key: gatheringKey({ kind, user_id, is_delayed }),
      data: { kind, user_id },
      ...(due_at !== undefined && { dueAt: due_at }),
    })),
  );
}

/** Queues a mail that gathers, due now even where one waited for its next attempt. */
export async function replaceGathered(sql: Sql, mail: GatheredMail): Promise<void> {
  await deleteJobs(sql, 'mail', gatheringKey(mail));
  await queueGathered(sql, [mail]);
}

/**
 * SQL: may a job take a row whose last job is `claimed`? False while that job is unfinished, because it may
 * have sent its mail. A job that runs again writes of the same rows as before for this reason: nobody reads
 * a second copy, and what came since gets a mail of its own.
 */
export const isUnclaimed = (claimed: Fragment): Fragment => fragment`not exists (
  select from ${jobTable} j
  where j.name = 'mail' and j.id = ${claimed} and j.state < 'completed')`;
