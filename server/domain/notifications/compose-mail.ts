import { limits } from '#contract/limits.ts';
import { cleanName } from '#contract/users/names.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { InquiryKind } from '#contract/vocabulary.ts';
import { html, type Html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import type { MailJob, MailKind } from './queue.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

interface Facts {
  email: string;
  first_name: string;
  /** Null once the other user deleted their account. */
  other_name: string | null;
  kind: InquiryKind;
  title: string;
  message: string | null;
}

/**
 * Composes the mail of a job from the current rows. Null when its recipient no longer wants it:
 * they unsubscribed or blocked the other user, or one of the two is suspended. The mail shows names
 * and the message, never an email address.
 */
export async function composeMail(
  { sql, publicUrl, links }: { sql: Sql; publicUrl: string; links: UnsubscribeLinks },
  job: MailJob,
): Promise<Mail | null> {
  const [facts] = await sql<Facts[]>`
    select u.email, u.first_name, other.first_name as other_name, i.kind,
      coalesce(l.title, i.listing_title) as title, m.text as message
    from users u
      join inquiries i on i.id = ${job.inquiry_id}
      left join listings l on l.id = i.listing_id
      left join users other
        on other.id = case when i.sender_id = u.id then i.recipient_id else i.sender_id end
      left join inquiry_messages m on m.id = ${job.message_id}
    where u.id = ${job.user_id} and u.suspended_at is null and other.suspended_at is null
      and not exists (select from mail_optouts o where o.user_id = u.id)
      and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = other.id)`;
  if (!facts) return null;
  const unsubscribeUrl = await links.urlFor(job.user_id);
  const address = `${publicUrl}/inquiries/${job.inquiry_id}`;
  const event = oneLine(describeEvent(job.kind, facts));
  const name = nameOf(facts.first_name);
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const why = 'You get this mail because someone wrote to you or answered you on RoomieRadar.';
  const quoted = facts.message ?? '';
  return {
    id: job.id,
    to: facts.email,
    subject: event,
    unsubscribeUrl,
    text: [
      `${greeting}\n\n${event}${quoted && ':'}\n`,
      quoted && `${quoted.replaceAll(/^/gm, '> ')}\n`,
      `Read and reply on RoomieRadar: ${address}\n`,
      `--\n${why}\nReplies to this mail are not read.\nUnsubscribe: ${unsubscribeUrl}\n`,
    ]
      .filter(Boolean)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <body style="font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere">
          <p>${name ? html`Hello <bdi>${name}</bdi>,` : 'Hello,'}</p>
          <p>
            ${isolated(event, [nameOf(facts.other_name ?? ''), oneLine(facts.title ?? '')])}${quoted && ':'}
          </p>
          ${
            quoted
              ? html`<blockquote dir="auto" style="white-space: pre-wrap">${quoted}</blockquote>`
              : html``
          }
          <p><a href="${address}">Read and reply on RoomieRadar</a></p>
          <hr />
          <p>
            <small
              >${why} Replies to this mail are not read.
              <a href="${unsubscribeUrl}">Unsubscribe</a></small
            >
          </p>
        </body>
      </html>`.text,
  };
}

function describeEvent(mail: MailKind, { other_name: otherName, kind, title }: Facts): string {
  return `${nameOf(otherName ?? '') || 'Someone'} ${verbs[mail]}${kind === 'listing' ? ` about “${title}”` : ''}`;
}

const verbs: Record<MailKind, string> = {
  inquiry: 'wrote to you',
  message: 'sent you a message',
  accepted: 'accepted your inquiry',
  declined: 'declined your inquiry',
};

/** Once more where it matters most: a mail looks as if we had written all of it. */
const nameOf = (name: string) => cleanName(name, limits.firstName.max);

/** Isolates each text of a user: an Arabic name would otherwise reorder the words around it. */
function isolated(sentence: string, written: string[]): Html {
  const [first = '', ...others] = written;
  const at = first === '' ? -1 : sentence.indexOf(first);
  if (written.length === 0) return html`${sentence}`;
  if (at < 0) return isolated(sentence, others);
  const after = sentence.slice(at + first.length);
  return html`${sentence.slice(0, at)}<bdi>${first}</bdi>${isolated(after, others)}`;
}

/** One line, in the direction in which it is written. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
