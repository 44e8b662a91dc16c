import type { SiteLanguages } from '#contract/languages.ts';
import { oneLine } from '#domain/notifications/public.ts';
import { ownInquiries } from '#domain/inquiries/public.ts';
import { readableAddress } from '#domain/listings/public.ts';
import { openSecretAddress } from '#domain/secret-addresses/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import { fragment, instant, integer, type Sql } from '#platform/database/sql.ts';
import { writeFeed, type CalendarDate } from './mails/write-calendar.ts';

interface Deps {
  sql: Sql;
  publicUrl: string;
  languages: SiteLanguages;
  /** The address that mails come from: that of no user. */
  organizer: string;
}

interface FeedRow extends Omit<CalendarDate, 'summary' | 'location' | 'url' | 'organizer'> {
  inquiry_id: number;
  title: string;
  location: string | null;
}

/** So many days a viewing stays in the calendar after it ended. */
const recentDays = 30;
/** The newest so many: an owner can have far more, and programs read them every hour. */
const maxViewings = 500;

/**
 * Writes the coming and recent viewings of whoever made an address, for calendar programs: the same
 * events as in their mails. Null once the address ended.
 */
export async function writeCalendarFeed(
  { sql, publicUrl, languages, organizer }: Deps,
  token: string,
): Promise<string | null> {
  const address = await openSecretAddress(sql, 'calendar', token);
  if (!address) return null;
  const { user_id: userId } = address;
  const { hostname } = new URL(publicUrl);
  const { mails: t } = getLocales(await readMailLanguage(sql, userId, languages));
  const rows = await sql<FeedRow[]>`
    select v.inquiry_id, v.uid, v.sequence, v.status = 'cancelled' as is_cancelled,
      ${instant(fragment`v.updated_at`)} as changed_at,
      ${instant(fragment`s.starts_at`)} as starts_at, ${instant(fragment`s.ends_at`)} as ends_at,
      s.time_zone, coalesce(l.title, i.listing_title) as title,
      case when s.mode = 'in_person' then ${readableAddress(fragment`${userId}::int`)}
        when v.status <> 'cancelled' then s.video_url end as location
    from inquiries i join viewings v on v.inquiry_id = i.id
      join viewing_slots s on s.id = v.slot_id left join listings l on l.id = i.listing_id
    where i.id in ${ownInquiries(userId)}
      and v.status in ('agreed', 'cancelled', 'done', 'missed', 'expired')
      and s.ends_at > now() - make_interval(days => ${integer(recentDays)})
    order by s.starts_at desc, v.id desc limit ${integer(maxViewings)}`;
  return writeFeed(
    t.viewingsInCalendar,
    rows.map(({ inquiry_id: inquiryId, title, location, uid, ...date }) => ({
      ...date,
      uid: `${uid}@${hostname}`,
      summary: t.viewingInCalendar({ title: oneLine(title) }),
      location: oneLine(location ?? ''),
      url: `${publicUrl}/inquiries/${inquiryId}`,
      organizer,
    })),
  );
}
