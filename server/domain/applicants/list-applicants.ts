import type { Applicant, ApplicantPage, ApplicantQuery } from '#contract/applicants/calls.ts';
import { openStages } from '#contract/applicants/stages.ts';
import { limits } from '#contract/limits.ts';
import { answerTables } from '#domain/matching/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/page.ts';
import {
  comparableColumns,
  createComparison,
  groupByInquiry,
  orderByFit,
  type ComparableRow,
  type Comparison,
} from './compare-household.ts';
import { listHeldDeclines } from './declines/hold-decline.ts';
import { readOthers } from './declines/notify-others.ts';
import { readApplicants, waitingSince } from './read-applicants.ts';
import { noOpinions, readOpinions } from './read-opinions.ts';
import { readHouseholdListing } from './read-household.ts';
import { stageSql } from './stage-sql.ts';

/**
 * A page of those who wrote about a listing and can be reached: nobody who was suspended, deleted
 * their account, or blocked the viewer or was blocked by them, and nobody who is about to be declined.
 * Throws what a listing that does not exist gets, unless the viewer is of its household.
 */
export async function listApplicants(
  { sql, searches }: Pick<Database, 'sql' | 'searches'>,
  userId: number,
  listingId: number,
  { sort = 'fit', stage, ...query }: ApplicantQuery,
): Promise<ApplicantPage> {
  const {
    household,
    owner_id: ownerId,
    ...listing
  } = await readHouseholdListing(sql, userId, listingId);
  const everyone = fragment`from inquiries i join users u on u.id = i.sender_id
    where i.listing_id = ${listingId} and i.kind = 'listing' and i.recipient_id = ${ownerId}
      and u.suspended_at is null and i.sender_id not in (${hiddenFrom(userId)})
      and not exists (select from held_decline_inquiries h where h.inquiry_id = i.id)`;
  const stages = stage ? [stage] : [...openStages];
  const inStages = fragment`${everyone} and ${stageSql} = any(${stages}::text[])`;
  const page = readPage(query);
  const [counts, compare] = await Promise.all([
    countStages(searches, everyone),
    createComparison(sql, household),
  ]);
  const rows =
    sort === 'fit'
      ? await rankByFit(searches, { inStages, userId, compare, page })
      : await searches<{ id: number }[]>`
          select i.id ${inStages} order by ${orders[sort]} limit ${page.limit} offset ${page.offset}`;
  const isOwn = ownerId === userId;
  const heldDeclines = isOwn ? await listHeldDeclines(sql, ownerId, listingId) : [];
  const others = isOwn ? await readOthers(sql, ownerId, listing) : null;
  const ids = rows.map(({ id }) => id);
  const [applicants, opinions] = await Promise.all([
    readApplicants(sql, { userId, isOwn, compare, ids }),
    listing.has_members ? readOpinions(sql, { userId, listingId, ids }) : noOpinions,
  ]);
  const items: Applicant[] = applicants.map((each) => ({
    ...each,
    ...(opinions.get(each.inquiry_id) ?? { votes: [], not_looked: [] }),
  }));
  const total = stages.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return {
    ...page.answer(items, total),
    listing: { ...listing, is_own: isOwn },
    counts,
    held_declines: heldDeclines,
    others,
  };
}

const orders = {
  waiting: fragment`${waitingSince} asc nulls last, i.id`,
  newest: fragment`i.id desc`,
};

async function countStages(sql: Sql, everyone: Fragment): Promise<Record<string, number>> {
  const rows = await sql<{ stage: string; count: number }[]>`
    select stage, count(*)::int as count from (
      select ${stageSql} as stage ${everyone} limit ${limits.countedItems}) counted group by stage`;
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]));
}

/** A page of ids in the order of their fits, of the newest inquiries, as many as are ranked. */
async function rankByFit(
  sql: Sql,
  pick: {
    inStages: Fragment;
    userId: number;
    compare: Comparison;
    page: { limit: number; offset: number };
  },
): Promise<{ id: number }[]> {
  const { inStages, userId, compare, page } = pick;
  const rows = await sql<(ComparableRow & { inquiry_id: number })[]>`
    select newest.id as inquiry_id, u.id as sender_id, ${comparableColumns(userId)} from (
      select i.id ${inStages} order by i.id desc limit ${limits.applicants.ranked}) newest
    join inquiry_seekers s on s.inquiry_id = newest.id
    join users u on u.id = s.user_id and u.suspended_at is null ${answerTables}
    order by newest.id, u.id`;
  return [...groupByInquiry(rows)]
    .map(([id, applicants]) => ({ id, weakest: compare(applicants) }))
    .toSorted(orderByFit)
    .slice(page.offset, page.offset + page.limit);
}
