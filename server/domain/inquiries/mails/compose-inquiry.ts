import { limits } from '#contract/limits.ts';
import {
  picturedJson,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type InquiryMail,
  type MailJob,
} from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { unansweredStatuses } from '#machines/inquiry.machine.ts';
import { fragment, integer, wordList } from '#platform/database/sql.ts';
import { isOnSide, otherSideId } from '../sides.ts';
import { writeInquiry, type MailFacts } from './write-inquiry.ts';

/**
 * Composes the mail of a job from the current rows. There is none when its recipient no longer wants it:
 * they unsubscribed or blocked the other user, or one of the two is suspended; nor any about a silence
 * that has ended, nor the question whether somebody is still looking once the room is not free.
 */
export async function composeInquiry(
  { sql, publicUrl, links, languages }: ComposeDeps,
  { id, data: job }: MailJob<InquiryMail>,
): Promise<ComposedMail> {
  // A warning is about someone suspended, and goes to everyone who may have believed them.
  const isWarning = job.kind === 'messages_removed';
  const isCurrent =
    job.kind === 'silence'
      ? fragment`i.status in ${wordList(unansweredStatuses)} and i.updated_at < i.asked_at
          and not ${isBlockedBetween(fragment`i.sender_id`, fragment`i.recipient_id`)}`
      : job.kind === 'free_again'
        ? fragment`i.status = 'declined' and l.status = 'active'`
        : fragment`true`;
  const [facts] = await sql<(MailFacts & { email: string })[]>`
    select u.email, u.first_name, other.first_name as other_name, i.kind,
      coalesce(l.title, i.listing_title) as title,
      case when m.removed_at is null then m.text end as message,
      case when l.status = 'active' then ${picturedJson} end as room,
      case when i.recipient_id = u.id then 'recipient' else 'sender' end as side,
      (i.updated_at + make_interval(days => ${integer(limits.inquiries.expireDays)}))::date::text
        as closes_on
    from users u
      join inquiries i on i.id = ${job.inquiry_id}
      left join listings l on l.id = i.listing_id
      left join users other
        on other.id = ${otherSideId(fragment`u.id`)}
      left join inquiry_messages m on m.id = ${job.message_id}
    where u.id = ${job.user_id} and ${isOnSide(fragment`u.id`)}
      and u.suspended_at is null and ${isCurrent} and (${isWarning}::boolean or (
      other.suspended_at is null
      and ${wantsMails}
      and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = other.id)))`;
  if (!facts) return { mail: null };
  const unsubscribeUrl = await links.urlFor(job.user_id, 'messages');
  const address = `${publicUrl}/inquiries/${job.inquiry_id}`;
  const language = await readMailLanguage(sql, job.user_id, languages);
  const about = { language, address, unsubscribeUrl, publicUrl, languages };
  return { mail: { id, to: facts.email, unsubscribeUrl, ...writeInquiry(job.kind, facts, about) } };
}
