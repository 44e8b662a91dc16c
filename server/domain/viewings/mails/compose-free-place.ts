import {
  addressMail,
  isolate,
  oneLine,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type FreePlaceMail,
  type MailJob,
} from '#domain/notifications/public.ts';
import { composePush, queuePush } from '#domain/push/public.ts';
import { getLocales } from '#get-locales';
import { fragment, instant } from '#platform/database/sql.ts';
import { formatMoment } from '../format-moment.ts';
import { isOfInquiry } from '../read-viewings.ts';
import { choosableUntil, freePlaces, isChoosable, neededPlaces } from '../viewing-json.ts';

/**
 * Composes the mail that a place is free, from current rows, and what devices say of it. There is none
 * once the place is taken or its reader no longer waits, may not come any more or is suspended. Whoever
 * wants no mails about messages hears of it on their devices alone.
 */
export async function composeFreePlace(
  deps: ComposeDeps,
  job: MailJob<FreePlaceMail>,
): Promise<ComposedMail> {
  const { user_id: userId, slot_id: slotId, inquiry_id: inquiryId } = job.data;
  const [facts] = await deps.sql<
    {
      email: string;
      first_name: string;
      wants_mail: boolean;
      title: string;
      starts_at: string;
      choosable_until: string;
      time_zone: string;
    }[]
  >`
    select u.email, u.first_name, ${wantsMails} as wants_mail, l.title,
      ${instant(fragment`s.starts_at`)} as starts_at,
      ${instant(choosableUntil)} as choosable_until,
      s.time_zone
    from slot_waits w join viewing_slots s on s.id = w.slot_id join listings l on l.id = s.listing_id
      join users u on u.id = ${userId}
    where w.slot_id = ${slotId} and w.inquiry_id = ${inquiryId}
      and ${isOfInquiry(userId, inquiryId)} and ${isChoosable} and ${freePlaces} >= ${neededPlaces(inquiryId)}
      and u.suspended_at is null`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, job, 'messages');
  const { mails: t } = getLocales(language);
  const page = `/inquiries/${inquiryId}`;
  const subject = t.placeFree({
    title: isolate(oneLine(facts.title)),
    when: formatMoment(facts.starts_at, facts.time_zone, language),
  });
  const mail = frame(facts, {
    subject,
    parts: [t.placeFreeHint, t.viewingZone({ zone: facts.time_zone })],
    button: { label: t.seeInquiry, url: deps.publicUrl + page },
    why: t.whyPlaceFree,
    stop: t.unsubscribe,
  });
  const said = { id: job.id, title: subject, lines: [t.placeFreeHint], url: page };
  const payload = composePush(language, said);
  return {
    mail: facts.wants_mail ? mail : null,
    finish: (tx) =>
      queuePush(tx, userId, `place-${slotId}`, payload, {
        replaces: true,
        until: facts.choosable_until,
      }),
  };
}
