import type { WantedPage } from '#contract/wanted/wanted.ts';
import { createComparison, orderByFit, type WeakestFit } from '#domain/applicants/public.ts';
import {
  hasWantedEnded,
  householdJson,
  isOffered,
  squaredDegreesSql,
  type Member,
  type RoomieFilters,
} from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { readStoredAnswers } from '#domain/users/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import { daysSinceEpoch } from '#fit/listing-fit.ts';
import { fragment, integer, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Reader } from '../reader.ts';
import type { OwnRoom } from '../room-filters.ts';
import { canPay, fitsRoom } from './group-facts.ts';
import { fitWithReader, readGroupPages, toWantedPage, type GroupPage } from './read-group-pages.ts';

/** So many pages of groups, the newest near a place, are compared and ranked. */
export const mostGroups = 1000;

export interface GroupSearch {
  near: RoomieFilters['near'];
  /** The room of an owner: pages that fit it are found, also those for owners alone. */
  room: OwnRoom | null;
  /** The rent for a month, which the group must be able to pay together. */
  rent: { amount: number; currency: string } | null;
  moveInBy: number | null;
  isByFit: boolean;
  limit: number;
  offset: number;
}

/** SQL: the newest pages of groups that others find near a place. A box around the circle uses the index. */
export function selectGroupPages(near: RoomieFilters['near'], forOwners: boolean): Fragment {
  return fragment`
    select w.* from wanted_pages w
    where w.group_id is not null and ${isOffered} and not ${hasWantedEnded}
      and (${forOwners}::boolean or w.visibility <> 'owners') ${near ? isInCircle(near) : fragment``}
    order by w.id desc limit ${integer(mostGroups)}`;
}

function isInCircle(near: NonNullable<RoomieFilters['near']>): Fragment {
  const degrees = Math.sqrt(near.reach2);
  const center = { latitude: fragment`w.latitude`, longitude: fragment`w.longitude` };
  return fragment`and w.latitude between ${near.latitude - degrees}::float8
      and ${near.latitude + degrees}::float8
    and ${squaredDegreesSql(near, center)} <= ${near.reach2}::float8`;
}

/**
 * A part of the pages of groups that a search finds: by the one of the group who fits least with the
 * household of the room, else with the viewer, or the newest first.
 */
export async function listGroupPages(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  reader: Reader,
  search: GroupSearch,
): Promise<{ items: WantedPage[]; total: number; isByFit: boolean; canCompare: boolean }> {
  const { room, near, limit, offset } = search;
  const pages = await readGroupPages(
    sql,
    pricing,
    reader.id,
    selectGroupPages(near, room !== null),
  );
  const matching = pages.filter(
    (page) => page.is_open && !page.is_blocked && !page.is_member && matches(page, search, pricing),
  );
  const compare = await createFit(sql, reader, room);
  const isByFit = search.isByFit && compare !== null;
  const fitting = matching.map((page) => ({ id: page.id, page, weakest: compare?.(page) ?? null }));
  const ordered = isByFit ? fitting.toSorted(orderByFit) : fitting;
  return {
    items: ordered
      .slice(offset, offset + limit)
      .map(({ page, weakest }) => toWantedPage(page, reader, weakest)),
    total: matching.length,
    isByFit,
    canCompare: compare !== null,
  };
}

function matches(
  page: GroupPage,
  { room, rent, moveInBy }: GroupSearch,
  pricing: Pick<Pricing, 'compareIn'>,
): boolean {
  const { facts } = page;
  if (room && !fitsRoom(page, room, pricing)) return false;
  if (rent && canPay(facts, rent.amount, rent.currency, pricing) !== true) return false;
  if (moveInBy === null) return true;
  return facts.move_in_from !== null && daysSinceEpoch(facts.move_in_from) <= moveInBy;
}

/** Compares a group with the household of a room, or with the reader; null without answers. */
async function createFit(
  sql: Sql,
  reader: Reader,
  room: OwnRoom | null,
): Promise<((page: GroupPage) => WeakestFit | null) | null> {
  if (room) {
    const [listing] = await sql<{ household: Member[] }[]>`
      select ${householdJson} as household from listings l where l.id = ${room.id}`;
    const household = listing?.household ?? [];
    if (household.some((member) => hasAnswers(readStoredAnswers(member)))) {
      const compare = await createComparison(sql, household);
      return ({ members }) =>
        compare(
          members.map(({ id, stored, is_findable: isFindable }) => ({
            ...stored,
            sender_id: id,
            is_comparable: isFindable,
          })),
        );
    }
  }
  return hasAnswers(reader.answers) ? (page) => fitWithReader(page, reader) : null;
}
