import type { LiveEvent } from '#contract/live-event.ts';
import { isOnSide, otherSideId } from '#domain/inquiries/public.ts';
import { readableAddress } from '#domain/listings/public.ts';
import {
  addressMail,
  formatName,
  isolate,
  oneLine,
  readQuietSeconds,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type MailContent,
  type MailJob,
  type ViewingReminder,
} from '#domain/notifications/public.ts';
import { composePush } from '#domain/push/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { getLocales, type Locales } from '#get-locales';
import { fragment, instant, type Fragment } from '#platform/database/sql.ts';
import { publish } from '#platform/live/live.ts';
import { formatMoment } from '../format-moment.ts';
import { confirmedSlot } from '../viewing-json.ts';
import type { ViewingPlace, ViewingReader } from './compose-viewing.ts';
import { pushViewing } from './push-viewing.ts';

interface ReminderFacts extends ViewingReader, ViewingPlace {
  other_name: string;
  has_confirmed: boolean;
  other_has_confirmed: boolean;
}

/** SQL: is the viewing `v` at the slot `s` still to be told of? A late reminder is left to the next. */
const isDue: Record<ViewingReminder['kind'], Fragment> = {
  viewing_day: fragment`s.starts_at > now() + interval '2 hours'`,
  viewing_soon: fragment`s.starts_at > now()`,
  viewing_ended: fragment`s.ends_at <= now()`,
};

/**
 * Composes a reminder of an agreed viewing, or the question whether it took place, from current rows.
 * There is none once the viewing has another status or time, or one of the two blocked the other. Only
 * `viewing_soon` goes out in quiet hours.
 */
export async function composeViewingReminder(
  deps: ComposeDeps,
  job: MailJob<ViewingReminder>,
): Promise<ComposedMail | { again: number }> {
  const { sql, publicUrl } = deps;
  const { kind, user_id: userId, viewing_id: viewingId, slot_id: slotId } = job.data;
  const isCurrent = fragment`v.status = 'agreed' and v.slot_id = ${slotId}`;
  const [facts] = await sql<ReminderFacts[]>`
    select u.email, u.first_name, i.recipient_id is distinct from u.id as is_sender, other.first_name as other_name,
      ${wantsMails} as wants_mail,
      i.id as inquiry_id, coalesce(l.title, i.listing_title) as title, ${readableAddress(fragment`u.id`)} as address,
      coalesce(${confirmedSlot(userId)} = v.slot_id, false) as has_confirmed,
      coalesce(${confirmedSlot(userId, 'other')} = v.slot_id, false) as other_has_confirmed,
      ${instant(fragment`s.starts_at`)} as starts_at, s.time_zone, s.mode, s.video_url
    from viewings v join viewing_slots s on s.id = v.slot_id join inquiries i on i.id = v.inquiry_id
      join users u on u.id = ${userId} and ${isOnSide(fragment`u.id`)}
      join users other
        on other.id = ${otherSideId(fragment`u.id`)}
      left join listings l on l.id = i.listing_id
    where v.id = ${viewingId} and ${isCurrent} and ${isDue[kind]}
      and u.suspended_at is null and other.suspended_at is null
      and not ${isBlockedBetween(fragment`u.id`, fragment`other.id`)}`;
  if (!facts) return { mail: null };
  if (kind !== 'viewing_soon') {
    const again = await readQuietSeconds(sql, userId);
    if (again > 0) return { again };
  }
  const { language, frame } = await addressMail(deps, job, 'messages');
  const { mails: t } = getLocales(language);
  const page = `/inquiries/${facts.inquiry_id}`;
  const when = formatMoment(facts.starts_at, facts.time_zone, language);
  const content = describe(t, kind, { ...facts, when, url: publicUrl + page });
  const mail = frame(facts, { ...content, why: t.whyViewing, stop: t.unsubscribe });
  const lines = kind === 'viewing_ended' ? [when] : [t.viewingWith(nameIn(facts))];
  const said = { id: job.id, title: content.subject, lines, url: page };
  const payload = composePush(language, said);
  const until = kind === 'viewing_ended' ? undefined : facts.starts_at;
  return {
    mail: facts.wants_mail ? mail : null,
    async finish(tx) {
      await pushViewing(tx, { userId, viewingId, isCurrent, payload, until });
      // An open page asks from now on.
      const inquiryId = facts.inquiry_id;
      const event: LiveEvent = { type: 'inquiry_changed', inquiry_id: inquiryId, kind: 'listing' };
      await publish(tx, [userId], event);
    },
  };
}

const nameIn = ({ other_name: name }: Pick<ReminderFacts, 'other_name'>) => ({
  name: formatName(name),
});

function describe(
  t: Locales['mails'],
  kind: ViewingReminder['kind'],
  facts: ReminderFacts & { when: string; url: string },
): Pick<MailContent, 'subject' | 'parts' | 'button' | 'otherLink'> {
  const { when, url, address, has_confirmed: hasConfirmed } = facts;
  const title = isolate(oneLine(facts.title));
  if (kind === 'viewing_ended') {
    return {
      subject: t.viewingEnded({ title }),
      parts: [t.viewingWas({ when }), t.viewingEndedHint],
      button: { label: t.answerViewing, url },
    };
  }
  const isVideo = facts.mode === 'video' && facts.video_url !== null;
  const parts = [
    facts.other_has_confirmed ? t.viewingConfirmed(nameIn(facts)) : t.viewingWith(nameIn(facts)),
    isVideo
      ? t.viewingByVideo({ url: oneLine(facts.video_url ?? '') })
      : address && t.viewingWhere({ address: isolate(oneLine(address)) }),
    t.viewingZone({ zone: facts.time_zone }),
    facts.is_sender && (isVideo ? t.viewingVideoSafety : t.viewingSafety),
  ].filter((part) => typeof part === 'string');
  const subject = kind === 'viewing_day' ? t.viewingReminder : t.viewingSoon;
  return {
    subject: subject({ title, when }),
    parts,
    ...(hasConfirmed
      ? { button: { label: t.seeInquiry, url } }
      : { button: { label: t.amComing, url }, otherLink: { label: t.cannotCome, url } }),
  };
}
