import type { Sql } from '#platform/database/sql.ts';
import type { InquiryKind } from '#contract/vocabulary.ts';
import type { MailKind } from '#platform/database/schema/mail-jobs.ts';
import { html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import type { MailJob } from './queue.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

interface Facts {
  email: string;
  first_name: string;
  /** The one at the other end; null once they left. */
  other_name: string | null;
  kind: InquiryKind;
  title: string;
  message: string | null;
}

/**
 * The mail of a job, from what the database says now; null when nobody wants it any more (they
 * unsubscribed, blocked the other, or one of the two is suspended). It shows names and what was written, never an address.
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
  const news = newsOf(job.kind, facts);
  const hello = facts.first_name ? `Hello ${facts.first_name},` : 'Hello,';
  const why = 'You get this mail because someone wrote to you on RoomieRadar, or answered you.';
  const quoted = facts.message ?? '';
  return {
    id: job.id,
    to: facts.email,
    subject: oneLine(news),
    unsubscribeUrl,
    text: [
      `${hello}\n\n${news}${quoted && ':'}\n`,
      quoted && `${quoted.replaceAll(/^/gm, '> ')}\n`,
      `Read and answer on RoomieRadar: ${address}\n`,
      `--\n${why}\nAn answer to this mail reaches nobody.\nNo more mails: ${unsubscribeUrl}\n`,
    ]
      .filter(Boolean)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="en">
        <body style="font-family: system-ui, sans-serif; line-height: 1.5">
          <p>${hello}</p>
          <p>${news}${quoted && ':'}</p>
          ${
            quoted ? html`<blockquote style="white-space: pre-wrap">${quoted}</blockquote>` : html``
          }
          <p><a href="${address}">Read and answer on RoomieRadar</a></p>
          <hr />
          <p>
            <small
              >${why} An answer to this mail reaches nobody.
              <a href="${unsubscribeUrl}">No more mails</a></small
            >
          </p>
        </body>
      </html>`.text,
  };
}

function newsOf(what: MailKind, { other_name: otherName, kind, title }: Facts): string {
  const who = otherName || 'Someone';
  return `${who} ${deeds[what]}${kind === 'listing' ? ` about “${title}”` : ''}`;
}

const deeds: Record<MailKind, string> = {
  inquiry: 'wrote to you',
  message: 'sent you a message',
  accepted: 'said yes to your inquiry',
  declined: 'said no to your inquiry',
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
