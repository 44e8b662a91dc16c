import type { Language } from '#contract/languages.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import { isOnSide, otherSideId } from '#domain/inquiries/public.ts';
import { readableAddress } from '#domain/listings/public.ts';
import {
  addressMail,
  formatName,
  isolate,
  oneLine,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type MailContent,
  type MailJob,
  type ViewingMail,
} from '#domain/notifications/public.ts';
import { composePush } from '#domain/push/public.ts';
import { getLocales } from '#get-locales';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import { formatMoment } from '../format-moment.ts';
import { houseNumberMoment } from '../viewing-json.ts';
import { pushViewing } from './push-viewing.ts';
import { writeCalendar } from './write-calendar.ts';

interface Deps extends ComposeDeps {
  /** The address that mails come from: that of no user. */
  organizer: string;
}

/** Who reads a mail about a viewing. */
export interface ViewingReader {
  email: string;
  first_name: string;
  wants_mail: boolean;
  is_sender: boolean;
  inquiry_id: number;
}

/** Where and when a viewing is. */
export interface ViewingPlace {
  title: string;
  /** As the reader may read it now. Null once the listing was deleted. */
  address: string | null;
  starts_at: string;
  time_zone: string;
  mode: 'in_person' | 'video';
  video_url: string | null;
}

interface ViewingFacts extends ViewingReader, ViewingPlace {
  /** Null once the other side deleted their account. */
  other_name: string | null;
  /** From when on the visitor reads the house number; null if they do, or without one. */
  house_number_at: string | null;
  status: ViewingStatus;
  /** Is it only a proposed time? */
  is_wish: boolean;
  /** Is the agreed time another one than that which was first agreed? */
  is_moved: boolean;
  sequence: number;
  uid: string;
  updated_at: string;
  ends_at: string;
}

/**
 * Composes the mail about a viewing, or about a proposed time, from current rows, and what devices say
 * of it. There is none when a later change has a mail of its own, or its recipient is suspended. Whoever
 * wants no mails about messages hears of it on their devices alone.
 */
export async function composeViewing(deps: Deps, job: MailJob<ViewingMail>): Promise<ComposedMail> {
  const { sql, publicUrl, organizer } = deps;
  const { user_id: userId, viewing_id: viewingId, sequence } = job.data;
  const isCurrent = fragment`v.sequence = ${sequence}`;
  const [facts] = await sql<ViewingFacts[]>`
    select u.email, u.first_name,
      ${wantsMails} as wants_mail,
      i.recipient_id is distinct from u.id as is_sender, other.first_name as other_name,
      i.id as inquiry_id, coalesce(l.title, i.listing_title) as title,
      ${readableAddress(fragment`u.id`)} as address, ${houseNumberMoment} as house_number_at,
      v.status, v.slot_id is null as is_wish,
      case when v.proposed_by is null then v.sequence > 0
        else s.starts_at <> v.wish_starts_at end as is_moved,
      v.sequence, v.uid, ${instant(fragment`v.updated_at`)} as updated_at,
      ${instant(fragment`coalesce(s.ends_at, v.wish_ends_at)`)} as ends_at,
      ${instant(fragment`coalesce(s.starts_at, v.wish_starts_at)`)} as starts_at,
      coalesce(s.time_zone, v.wish_time_zone) as time_zone, coalesce(s.mode, 'in_person') as mode,
      s.video_url
    from viewings v left join viewing_slots s on s.id = v.slot_id
      join inquiries i on i.id = v.inquiry_id
      join users u on u.id = ${userId} and ${isOnSide(fragment`u.id`)}
      left join users other
        on other.id = ${otherSideId(fragment`u.id`)}
      left join listings l on l.id = i.listing_id
    where v.id = ${viewingId} and ${isCurrent} and u.suspended_at is null
      and (v.status not in ('proposed', 'countered') or v.wish_starts_at > now())`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, job, 'messages');
  const { mails: t } = getLocales(language);
  const page = `/inquiries/${facts.inquiry_id}`;
  const url = publicUrl + page;
  const content = (facts.is_wish ? describeWish : describeViewing)(facts, language);
  const name = formatName(facts.other_name ?? '');
  const lines = name ? [t.viewingWith({ name })] : [];
  const payload = composePush(language, { id: job.id, title: content.subject, lines, url: page });
  const finish = (tx: Sql) =>
    pushViewing(tx, { userId, viewingId, isCurrent, payload, until: facts.ends_at });
  if (!facts.wants_mail) return { mail: null, finish };
  const button = { label: t.seeInquiry, url };
  const mail = frame(facts, { ...content, button, stop: t.unsubscribe });
  // Nobody expects a time on which both have not agreed.
  if (facts.is_wish) return { mail, finish };
  const calendar = writeCalendar({
    uid: `${facts.uid}@${new URL(publicUrl).hostname}`,
    sequence: facts.sequence,
    is_cancelled: facts.status === 'cancelled',
    changed_at: facts.updated_at,
    starts_at: facts.starts_at,
    ends_at: facts.ends_at,
    time_zone: facts.time_zone,
    summary: t.viewingInCalendar({ title: oneLine(facts.title) }),
    location: oneLine((facts.mode === 'video' ? facts.video_url : facts.address) ?? ''),
    url,
    organizer,
    attendee: facts.email,
  });
  return { mail: { ...mail, calendar }, finish };
}

type Description = Pick<MailContent, 'subject' | 'parts' | 'why'>;

function describeViewing(facts: ViewingFacts, language: Language): Description {
  const { mails: t } = getLocales(language);
  const { status, is_moved: isMoved, is_sender: isSender } = facts;
  const isCancelled = status === 'cancelled';
  const headline = writeHeadline(facts, language);
  const changed = isMoved ? t.viewingMoved(headline) : t.viewingAgreed(headline);
  const name = formatName(facts.other_name ?? '');
  const isVideo = facts.mode === 'video' && facts.video_url !== null;
  const parts = isCancelled
    ? [t.viewingCancelledHint]
    : [
        name && t.viewingWith({ name }),
        isVideo && t.viewingByVideo({ url: oneLine(facts.video_url ?? '') }),
        !isVideo && facts.address && t.viewingWhere({ address: isolate(oneLine(facts.address)) }),
        isSender &&
          facts.house_number_at !== null &&
          t.viewingHouseNumber({
            when: formatMoment(facts.house_number_at, facts.time_zone, language),
          }),
        t.viewingZone({ zone: facts.time_zone }),
        isSender && (isVideo ? t.viewingVideoSafety : t.viewingSafety),
      ];
  return {
    subject: isCancelled ? t.viewingCancelled(headline) : changed,
    parts: parts.filter((part) => typeof part === 'string' && part !== '') as string[],
    why: t.whyViewing,
  };
}

const writeHeadline = (facts: ViewingFacts, language: Language) => ({
  title: isolate(oneLine(facts.title)),
  when: formatMoment(facts.starts_at, facts.time_zone, language),
});

/** A proposed time, to whoever answers; or the no to it, to whoever proposed it. */
function describeWish(facts: ViewingFacts, language: Language): Description {
  const { mails: t } = getLocales(language);
  const { status } = facts;
  const headline = writeHeadline(facts, language);
  const proposed = status === 'countered' ? t.wishCountered(headline) : t.wishProposed(headline);
  const name = formatName(facts.other_name ?? '');
  return {
    subject: status === 'declined' ? t.wishDeclined(headline) : proposed,
    parts: [
      ...(name ? [t.viewingWith({ name })] : []),
      t.viewingZone({ zone: facts.time_zone }),
      status === 'declined' ? t.wishDeclinedHint : t.wishHint,
    ],
    why: t.whyWish,
  };
}
