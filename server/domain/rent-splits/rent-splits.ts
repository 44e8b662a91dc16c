import type { RentSplit, RentSplitForm, RentSplitPage } from '#contract/rent-splits/calls.ts';
import { isShownInGroup, lockMembership } from '#domain/groups/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { flagUserText } from '#domain/safety/public.ts';
import {
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { computeSplit, type StoredSplit } from './compute-split.ts';

const noSuchSplit = () => new ProblemError('not_found', { detail: 'There is no such split' });

type StoredRow = StoredSplit & Pick<RentSplit, 'created_at' | 'is_mine'>;

/** SQL: the columns of a split `s`, as this member of its group reads it. */
const columns = (viewerId: number): Fragment => fragment`
  s.id, ${instant(fragment`s.created_at`)} as created_at,
  s.created_by is not distinct from ${viewerId} as is_mine, s.rent, s.currency, s.method,
  (select coalesce(json_agg(json_build_object('name', r.name, 'area', r.area) order by r.position), '[]')
    from rent_split_rooms r where r.split_id = s.id) as rooms,
  (select json_agg(json_build_object('is_me', m.user_id is not distinct from ${viewerId},
      'is_in_group', ${isMember}, 'room', m.room, 'bids', m.bids,
      'first_name', case when ${isShownInGroup(viewerId)} then u.first_name end) order by m.position)
    from rent_split_members m left join users u on u.id = m.user_id
    where m.split_id = s.id) as members,
  (select count(*) from group_members g where g.group_id = s.group_id)
    = (select count(*) filter (where ${isMember}) from rent_split_members m where m.split_id = s.id)
    and not exists (select from rent_split_members m where m.split_id = s.id and not ${isMember})
    as is_current`;

/** SQL: is the member `m` of the split `s` in its group now? */
const isMember = fragment`exists (select from group_members g
  where g.group_id = s.group_id and g.user_id = m.user_id)`;

function toAnswer(row: StoredRow): RentSplit {
  const { id, created_at, is_mine, rent, currency, method, is_current, rooms } = row;
  const split = { id, created_at, is_mine, rent, currency, method, is_current, rooms };
  return { ...split, ...computeSplit(row) };
}

/** The splits of a group, newest first, as this member reads them. */
export async function listRentSplits(
  sql: Sql,
  pricing: Pick<Pricing, 'findCurrency'>,
  viewerId: number,
  groupId: number,
  query: PageQuery,
): Promise<RentSplitPage> {
  const page = readPage(query);
  const rows = await sql<StoredRow[]>`
    select ${columns(viewerId)} from rent_splits s where s.group_id = ${groupId}
    order by s.id desc limit ${page.limit} offset ${page.offset}`;
  const total = await countRows(sql, fragment`from rent_splits where group_id = ${groupId}`);
  return {
    ...page.answer(rows.map(toAnswer), total),
    currency: await readCurrency(sql, pricing, viewerId, groupId),
  };
}

/** The currency of most budgets in a group, else that of the country where the viewer looks. */
async function readCurrency(
  sql: Sql,
  pricing: Pick<Pricing, 'findCurrency'>,
  viewerId: number,
  groupId: number,
): Promise<string> {
  const [row] = await sql<
    { currency: string | null; latitude: number | null; longitude: number | null }[]
  >`
    select (select mode() within group (order by u.budget_currency)
        from group_members m join users u on u.id = m.user_id
        where m.group_id = ${groupId} and ${isShownInGroup(viewerId)}) as currency, latitude, longitude
    from users where id = ${viewerId}`;
  return (
    row?.currency ?? pricing.findCurrency({ latitude: row?.latitude, longitude: row?.longitude })
  );
}

/** A split of a group, as this member reads it. Throws `not_found`. */
export async function readRentSplit(
  sql: Sql,
  viewerId: number,
  groupId: number,
  id: number,
): Promise<RentSplit> {
  const [row] = await sql<StoredRow[]>`
    select ${columns(viewerId)} from rent_splits s
    where s.id = ${id} and s.group_id = ${groupId}`;
  if (!row) throw noSuchSplit();
  return toAnswer(row);
}

/**
 * Begins a split between all who are in the group, in the transaction of the request, and returns its
 * id. Throws `not_found`, `rate_limited`, or `members_changed` when the rooms are not those of exactly
 * these members, or nobody else is in the group.
 */
export async function createRentSplit(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  groupId: number,
  { rent, currency, method, rooms }: RentSplitForm,
): Promise<number> {
  await lockMembership(sql, groupId, viewer.user_id);
  const members = await sql<{ id: number; user_id: number }[]>`
    select id, user_id from group_members where group_id = ${groupId} order by joined_at, id`;
  const roomBy = (memberId: number) => rooms.findIndex((room) => room.member_id === memberId);
  const fits =
    members.length > 1 &&
    (method === 'equal' || rooms.length === members.length) &&
    (method !== 'area' || members.every(({ id }) => roomBy(id) !== -1));
  if (!fits) {
    throw new ProblemError('members_changed', {
      detail: 'A split needs one room for each member of the group, and two members at least',
    });
  }
  await quotas.count(sql, 'rentSplits', viewer);
  const split = await sql.one<{ id: number }>`
    insert into rent_splits (group_id, created_by, rent, currency, method)
    values (${groupId}, ${viewer.user_id}, ${rent}, ${currency}, ${method}) returning id`;
  const kept = method === 'equal' ? [] : rooms;
  for (const [position, { name, area }] of kept.entries()) {
    await sql`
      insert into rent_split_rooms (split_id, position, name, area)
      values (${split.id}, ${position}, ${name.trim()}, ${area ?? null})`;
  }
  for (const [position, { id, user_id }] of members.entries()) {
    const room = method === 'area' ? roomBy(id) : null;
    await sql`
      insert into rent_split_members (split_id, position, user_id, room)
      values (${split.id}, ${position}, ${user_id}, ${room})`;
  }
  await flagUserText(sql, viewer.user_id, kept.map(({ name }) => name).join('\n'));
  await sql`select notify_group(${groupId}, null)`;
  return split.id;
}

/**
 * Stores the bids of a member, who can change them until all have bid. Throws `not_found`,
 * `validation_failed` unless there is one a room and they add up to the rent, or
 * `transition_refused` once all have bid.
 */
export async function bidOnRooms(
  pool: Pool,
  viewer: Viewer,
  groupId: number,
  id: number,
  bids: readonly number[],
): Promise<void> {
  await transaction(pool, async (sql) => {
    // All bids of a group wait for each other, so that the last one settles the split.
    await lockMembership(sql, groupId, viewer.user_id);
    const split = await readRentSplit(sql, viewer.user_id, groupId, id);
    if (split.state !== 'open' || !split.members.some(({ is_me }) => is_me)) {
      throw new ProblemError('transition_refused', {
        detail: 'Nobody can bid in this split any more',
      });
    }
    const total = bids.reduce((sum, bid) => sum + bid, 0);
    if (bids.length !== split.rooms.length || total !== split.rent) {
      throw new ProblemError('validation_failed', {
        errors: [{ path: 'bids', message: 'Your amounts must add up to the rent' }],
      });
    }
    await sql`
      update rent_split_members set bids = ${[...bids]}::int[]
      where split_id = ${id} and user_id = ${viewer.user_id}`;
    await sql`select notify_group(${groupId}, null)`;
  });
}

/** Deletes a split for all. Throws `not_found`, and `transition_refused` to everyone but who made it. */
export async function deleteRentSplit(
  pool: Pool,
  viewer: Viewer,
  groupId: number,
  id: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, viewer.user_id);
    const { is_mine } = await readRentSplit(sql, viewer.user_id, groupId, id);
    if (!is_mine) {
      throw new ProblemError('transition_refused', {
        detail: 'Only the person who made a split can delete it',
      });
    }
    await sql`delete from rent_splits where id = ${id}`;
    await sql`select notify_group(${groupId}, null)`;
  });
}

/** The splits that a user made or is in, as their export has them: with the bids of no one else. */
export async function exportRentSplits(
  sql: Sql,
  userId: number,
): Promise<AccountExport['rent_splits']> {
  const rows = await sql<AccountExport['rent_splits']>`
    select s.id, s.group_id, s.created_by is not distinct from ${userId} as is_mine, s.rent,
      s.currency, s.method, ${instant(fragment`s.created_at`)} as created_at, m.bids,
      array(select r.name from rent_split_rooms r where r.split_id = s.id order by r.position) as rooms
    from rent_splits s
    left join rent_split_members m on m.split_id = s.id and m.user_id = ${userId}
    where s.id in (select id from rent_splits where created_by = ${userId}
      union select split_id from rent_split_members where user_id = ${userId})
    order by s.id`;
  return rows.map((row) => ({ ...row }));
}
