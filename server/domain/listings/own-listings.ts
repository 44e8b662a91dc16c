import type { OwnListing, OwnListingPage } from '#contract/listings/own-listing.ts';
import { unansweredStatuses } from '#machines/inquiry.machine.ts';
import { fragment, instant, wordList, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { readPage, type PageQuery } from '#platform/http/page.ts';
import { ownSummaryJson } from './listing-json.ts';
import { viewedDays } from './listing-views.ts';
import { hasEnded, isUnconfirmed } from './searchable.ts';

/** Below these, a listing says less than those that are answered most. */
const fewImages = 3;
const shortDescription = 200;

/** The conditions of contract/listings/own-listing.ts, in its order. */
const suggestions = fragment`array_remove(array[
  case when l.latitude is null then 'add_location' end,
  case when images.count < ${fewImages} then 'add_images' end,
  case when length(l.description) < ${shortDescription} then 'describe_more' end,
  case when l.available_from is null then 'say_when_free' end,
  case when l.monthly_bills is null then 'say_bills' end,
  case when l.house_rules = '{}' then 'say_house_rules' end,
  case when l.amenities = '{}' then 'say_amenities' end], null)`;

/** Do searches leave `l` out until its owner does something? */
const needsOwner = fragment`(l.hidden_note is not null
  or (l.status = 'active' and (${hasEnded} or ${isUnconfirmed})))`;

/**
 * Everything a user posted, whatever its status, and how it fares: first what needs them, then the
 * newest.
 */
export async function listOwnListings(
  sql: Sql,
  mediaUrl: string,
  userId: number,
  query: PageQuery,
): Promise<OwnListingPage> {
  const page = readPage(query);
  const [row] = await sql<{ items: OwnListing[]; total: number }[]>`
    with chosen as materialized (select l.id, l.created_at, ${needsOwner} as needs_owner
      from listings l where l.user_id = ${userId}
      order by needs_owner desc, l.created_at desc, l.id desc
      limit ${page.limit}::int offset ${page.offset}::int)
    select (select coalesce(json_agg(
          (${ownSummaryJson(mediaUrl)})::jsonb || jsonb_build_object(
            'views', views.count, 'inquiries', inquiries.count, 'open_inquiries', inquiries.unanswered,
            'has_ended', ${hasEnded}, 'is_unconfirmed', ${isUnconfirmed},
            'last_confirmed_at', ${instant(fragment`l.last_confirmed_at`)}, 'suggestions', ${suggestions})
          order by chosen.needs_owner desc, l.created_at desc, l.id desc), '[]')
        from chosen join listings l on l.id = chosen.id
        cross join lateral (select coalesce(sum(v.views), 0)::int as count from listing_views v
          where v.listing_id = l.id and v.day > ${today} - ${viewedDays}::int) views
        cross join lateral (select count(*)::int as count,
            (count(*) filter (where i.status in ${wordList(unansweredStatuses)}))::int as unanswered
          from inquiries i where i.listing_id = l.id) inquiries
        cross join lateral (select count(*)::int as count from listing_images image
          where image.listing_id = l.id) images) as items,
      (select count(*)::int from listings where user_id = ${userId}) as total`;
  return page.answer(row?.items ?? [], row?.total);
}
