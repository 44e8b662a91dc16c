import type { Pricing } from '#domain/money/public.ts';
import { dueAt, queueGathered, wants } from '#domain/notifications/public.ts';
import {
  fragment,
  instant,
  integer,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';
import { fitsRoom } from '../groups/group-facts.ts';
import { roomColumns, type OwnRoom } from '../room-filters.ts';
import { readLookingPages, type LookingPage } from './looking-pages.ts';

const batchSize = 2000;
/** So many pages, the newest, are compared at once: more than are written in a day. */
const mostPages = 50_000;
/** So many pages wait for a mail about a room. */
export const mostWaiting = 20;

interface DueRoom extends OwnRoom {
  user_id: number;
  last_page_id: number;
  page_ids: number[];
}

/**
 * Compares each offered room once a day with the wanted pages that were written since, and queues the
 * mails to owners, which go out in the morning.
 */
export const findSeekers = (
  pool: Pool,
  pricing: Pick<Pricing, 'compareIn'>,
  signal: AbortSignal,
): Promise<number> => {
  const work = (sql: Sql, ids: readonly number[]) => checkRooms(sql, pricing, [...ids]);
  return sweepItems(pool, { kind: 'listings', atOnce: batchSize, find: findDue, work }, signal);
};

/** SQL: the rooms that are due, the longest waiting first. */
export const selectDueRooms = (skipped: readonly number[] = []): Fragment => fragment`
  select listing_id from wanted_alerts where checked_at < now() - interval '1 day'
    and listing_id <> all(${[...skipped]}::int[])
  order by checked_at limit ${integer(batchSize)} for update skip locked`;

async function findDue(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const due = await sql<{ listing_id: number }[]>`${selectDueRooms(skipped)}`;
  return due.map(({ listing_id }) => listing_id);
}

async function checkRooms(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  ids: number[],
): Promise<void> {
  // Who stopped the mails, or is suspended, does not wait for any.
  const rooms = await sql<DueRoom[]>`
    select ${roomColumns}, l.user_id, a.last_page_id, a.page_ids
    from wanted_alerts a join listings l on l.id = a.listing_id and l.status = 'active'
      join users u on u.id = l.user_id and u.suspended_at is null
      left join notification_settings n on n.user_id = u.id
    where a.listing_id = any(${ids}::int[]) and ${wants('seeker_mails')}`;
  const [newest] = await sql<{ id: number }[]>`
    select coalesce(max(id), 0) as id from wanted_pages`;
  const last = Math.min(...rooms.map((room) => room.last_page_id));
  const pages =
    rooms.length === 0
      ? []
      : await readLookingPages(sql, pricing, fragment`w.id > ${last}`, mostPages);
  const cells = toCells(pages);
  const waiting = rooms.map((room) => ({ room, pageIds: findForRoom(room, cells, pricing) }));
  await sql`
    update wanted_alerts set checked_at = now(), last_page_id = ${newest?.id ?? 0}
    where listing_id = any(${ids}::int[])`;
  for (const { room, pageIds } of waiting) {
    if (pageIds.length === 0) continue;
    const kept = [...room.page_ids, ...pageIds].slice(0, mostWaiting);
    await sql`update wanted_alerts set page_ids = ${kept}::int[] where listing_id = ${room.id}`;
  }
  const owners = waiting
    .filter(({ room, pageIds }) => pageIds.length + room.page_ids.length > 0)
    .map(({ room }) => room.user_id);
  await queueForOwners(sql, [...new Set(owners)]);
}

async function queueForOwners(sql: Sql, ownerIds: number[]): Promise<void> {
  if (ownerIds.length === 0) return;
  const mails = await sql<{ user_id: number; due_at: string }[]>`
    select u.id as user_id, ${instant(dueAt('seekers_found'))} as due_at
    from users u left join notification_settings n on n.user_id = u.id
    where u.id = any(${ownerIds}::int[])`;
  const kind = 'seekers_found' as const;
  await queueGathered(
    sql,
    mails.map(({ user_id, due_at }) => ({ kind, user_id, due_at })),
  );
}

/**
 * The size of a cell in degrees. Up to 79 degrees from the equator it is wider than the radius in which
 * rooms fit, so that the cells around that of a room have all of its pages.
 */
const cellSize = { latitude: 0.1, longitude: 0.5 };
const cellAt = (latitude: number, longitude: number) => ({
  row: Math.floor(latitude / cellSize.latitude),
  column: Math.floor(longitude / cellSize.longitude),
});
const around = [-1, 0, 1];

type Cells = ReadonlyMap<string, LookingPage[]>;

function toCells(pages: readonly LookingPage[]): Cells {
  const cells = new Map<string, LookingPage[]>();
  for (const page of pages) {
    const { latitude, longitude } = page;
    if (latitude === null || longitude === null) continue;
    const { row, column } = cellAt(latitude, longitude);
    const cell = cells.get(`${row} ${column}`);
    if (cell) cell.push(page);
    else cells.set(`${row} ${column}`, [page]);
  }
  return cells;
}

/** The new pages that fit a room, up to as many as wait for a mail. */
function findForRoom(room: DueRoom, cells: Cells, pricing: Pick<Pricing, 'compareIn'>): number[] {
  const { latitude, longitude } = room;
  if (latitude === null || longitude === null) return [];
  const { row, column } = cellAt(latitude, longitude);
  const pageIds: number[] = [];
  for (const north of around) {
    for (const east of around) {
      for (const page of cells.get(`${row + north} ${column + east}`) ?? []) {
        if (room.page_ids.length + pageIds.length >= mostWaiting) return pageIds;
        if (page.id <= room.last_page_id || page.seekerIds.includes(room.user_id)) continue;
        if (fitsRoom(page, room, pricing)) pageIds.push(page.id);
      }
    }
  }
  return pageIds;
}
