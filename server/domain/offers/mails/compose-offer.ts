import type { PushPayload } from '#contract/notifications/push.ts';
import { isOnSide, otherSideId } from '#domain/inquiries/public.ts';
import {
  addressMail,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type MailJob,
  type OfferMail,
} from '#domain/notifications/public.ts';
import { composePush, queuePush } from '#domain/push/public.ts';
import { getLocales } from '#get-locales';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { describeOffer, type OfferFacts } from './describe-offer.ts';

/**
 * Composes a mail about an offer, and what devices say of it. There is none once the offer has another
 * status than the mail tells of, nor when one of the two is suspended, as with messages: of its end the
 * other one hears all the same. Whoever wants no mails about messages hears of it on their devices alone.
 */
export async function composeOffer(
  deps: ComposeDeps,
  queued: MailJob<OfferMail>,
): Promise<ComposedMail> {
  const { sql, publicUrl } = deps;
  const job = queued.data;
  const [facts] = await sql<
    (OfferFacts & {
      email: string;
      first_name: string;
      inquiry_id: number;
      wants_mail: boolean;
    })[]
  >`
    select u.email, u.first_name, other.first_name as other_name, i.id as inquiry_id,
      i.recipient_id is distinct from u.id as is_sender,
      ${wantsMails} as wants_mail,
      coalesce(l.title, i.listing_title) as title, o.monthly_rent, o.deposit, o.currency,
      o.move_in::text, o.answer_by::text, o.reason
    from offers o join inquiries i on i.id = o.inquiry_id
      join users u on u.id = ${job.user_id} and ${isOnSide(fragment`u.id`)}
      left join listings l on l.id = i.listing_id
      left join users other
        on other.id = ${otherSideId(fragment`u.id`)}
    where o.id = ${job.offer_id} and o.status = ${job.status}
      and u.suspended_at is null and (o.status = 'ended' or other.suspended_at is null)
      and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = other.id)`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, queued, 'messages');
  const page = `/inquiries/${facts.inquiry_id}`;
  const locales = getLocales(language);
  const content = describeOffer(locales, job, facts);
  const button = { label: locales.mails.seeOffer, url: publicUrl + page };
  const mail = frame(facts, { ...content, button });
  const said = { id: queued.id, title: content.subject, lines: [], url: page };
  const payload = composePush(language, said);
  return {
    mail: facts.wants_mail ? mail : null,
    finish: (tx) => pushOffer(tx, job, payload),
  };
}

/** Queues what devices say, in place of what waits; a change of the offer waits for this transaction. */
async function pushOffer(sql: Sql, job: OfferMail, payload: PushPayload): Promise<void> {
  const { user_id: userId, offer_id: offerId, status } = job;
  const current = await sql`
    select from offers where id = ${offerId} and status = ${status} for share`;
  if (current.length === 0) return;
  await queuePush(sql, userId, `offer-${offerId}`, payload, { replaces: true });
}
