import { createHmac, randomBytes } from 'node:crypto';
import { cardsPerRequest } from '#contract/embeds/card.ts';
import type {
  CountEmbedsQuery,
  EmbedCounts,
  EmbedCountsQuery,
  EmbedPartner,
} from '#contract/embeds/counts.ts';
import { readId } from '#contract/primitives.ts';
import { retention } from '#contract/retention.ts';
import type { Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { isSameSecret } from '#platform/keys/is-same-secret.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import { createLimiter } from '#platform/http/rate-limit.ts';

/** Partners see the counts of so many days. */
const countedDays = retention.embedCounts.days;
/** So much counts from one network for one partner on a day: nobody makes a site look popular alone. */
const perNetwork = { requests: 200, seconds: 24 * 60 * 60, countedIn: 'memory' } as const;

/**
 * So many rooms of one network are counted on a day, of all partners: names of partners are free, and
 * without this one visitor could fill the table.
 */
const roomsPerNetwork = { requests: 1000, seconds: 24 * 60 * 60, countedIn: 'memory' } as const;
/** A partner has rows for so many rooms a day; of others, only the sum of the day is counted. */
export const roomsPerDay = 200;
/** So many rooms are summed up for a partner; the file has them all. */
const listedRooms = 50;

/** A row of the file. */
interface RoomDay {
  day: string;
  listing: number;
  seen: number;
  followed: number;
}

export interface PartnerCounts {
  create(): Promise<EmbedPartner>;
  /** Counts for a partner of ours; anything else counts as nothing. */
  count(counted: CountEmbedsQuery, network: string): Promise<void>;
  /** Null when this is not the partner's key. */
  read(who: EmbedCountsQuery): Promise<EmbedCounts | null>;
  /** Every room on every day, newest day first; null when this is not the partner's key. */
  readRooms(who: EmbedPartner): Promise<RoomDay[] | null>;
}

/**
 * Counts how often the cards of a partner were seen and followed. A partner is a random number with
 * a signature, so that nobody fills the table with names of their own and none has to be stored.
 */
export function createPartnerCounts(sql: Sql): PartnerCounts {
  const limiter = createLimiter(sql, 'embed-counts', perNetwork);
  const roomLimiter = createLimiter(sql, 'embed-room-counts', roomsPerNetwork);

  async function sign(purpose: 'name' | 'key', text: string): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, 'partner', randomToken);
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  }
  const named = async (number: string) => number + (await sign('name', number)).slice(0, 12);
  const isOurs = async (partner: string) =>
    isSameSecret(await named(partner.slice(0, 12)), partner);

  const isKey = async ({ partner, key }: EmbedPartner) =>
    (await isOurs(partner)) && isSameSecret(await sign('key', partner), key);

  async function countRooms(partner: string, rooms: Map<number, RoomCount>): Promise<void> {
    const ids = [...rooms.keys()];
    const counts = [...rooms.values()];
    // Only rooms that exist, and in the order of their ids, so that no two requests wait for each other.
    await sql`
      insert into embed_room_counts (partner, listing_id, seen, followed)
      select ${partner}, id, seen, followed from (
        select listings.id, given.seen, given.followed, counted.listing_id is null as is_new,
          count(*) filter (where counted.listing_id is null) over (order by listings.id) as new_rooms
        from unnest(
          ${ids}::int[],
          ${counts.map(({ seen }) => seen)}::int[],
          ${counts.map(({ followed }) => followed)}::int[]
        ) as given (id, seen, followed)
        join listings on listings.id = given.id
        left join embed_room_counts counted on counted.partner = ${partner}
          and counted.day = ${today} and counted.listing_id = listings.id
      ) rooms
      where not is_new or new_rooms <= ${roomsPerDay} - (
        select count(*) from embed_room_counts where partner = ${partner} and day = ${today}
      )
      order by id
      on conflict (partner, day, listing_id) do update
      set seen = least(embed_room_counts.seen::bigint + excluded.seen, 2147483647),
        followed = least(embed_room_counts.followed::bigint + excluded.followed, 2147483647)`;
  }

  const readDays = (partner: string) => sql<EmbedCounts['days']>`
    select day::text, seen, followed from embed_counts
    where partner = ${partner} and day > ${today} - ${countedDays}::int order by day desc`;
  const readDaysOfRoom = (partner: string, listing: number) => sql<EmbedCounts['days']>`
    select day::text, seen, followed from embed_room_counts
    where partner = ${partner} and listing_id = ${listing}
      and day > ${today} - ${countedDays}::int
    order by day desc`;

  return {
    async create() {
      const partner = await named(randomBytes(9).toString('base64url'));
      return { partner, key: await sign('key', partner) };
    },

    async count({ partner, ...counted }, network) {
      const rooms = readRoomCounts(counted);
      const sum = (what: keyof RoomCount) =>
        [...rooms.values()].reduce((total, room) => total + room[what], counted[what] ?? 0);
      const [seen, followed] = [sum('seen'), sum('followed')];
      if (seen + followed === 0 || !(await isOurs(partner))) return;
      if ((await limiter.count(`${partner} ${network}`, seen + followed)) > 0) return;
      await sql`
        insert into embed_counts (partner, seen, followed) values (${partner}, ${seen}, ${followed})
        on conflict (partner, day) do update
        set seen = least(embed_counts.seen::bigint + excluded.seen, 2147483647),
          followed = least(embed_counts.followed::bigint + excluded.followed, 2147483647)`;
      if (rooms.size > 0 && (await roomLimiter.count(network, rooms.size)) === 0) {
        await countRooms(partner, rooms);
      }
    },

    async read({ listing, ...who }) {
      if (!(await isKey(who))) return null;
      const { partner } = who;
      const days = listing === undefined ? readDays(partner) : readDaysOfRoom(partner, listing);
      const rooms = sql<EmbedCounts['rooms']>`
        select listing_id as listing, least(sum(seen), 2147483647)::int as seen,
          least(sum(followed), 2147483647)::int as followed
        from embed_room_counts
        where partner = ${partner} and day > ${today} - ${countedDays}::int
        group by listing_id order by sum(seen) desc, listing_id limit ${listedRooms}`;
      return { days: [...(await days)], rooms: [...(await rooms)] };
    },

    async readRooms(who) {
      if (!(await isKey(who))) return null;
      const rows = await sql<RoomDay[]>`
        select day::text, listing_id as listing, seen, followed from embed_room_counts
        where partner = ${who.partner} and day > ${today} - ${countedDays}::int
        order by day desc, listing_id`;
      return [...rows];
    },
  };
}

interface RoomCount {
  seen: number;
  followed: number;
}

/** How many cards of each room were seen and followed; what cannot be a room is left out. */
function readRoomCounts({
  rooms_seen: seen = '',
  rooms_followed: followed = '',
}: Pick<CountEmbedsQuery, 'rooms_seen' | 'rooms_followed'>): Map<number, RoomCount> {
  const rooms = new Map<number, RoomCount>();
  for (const [what, text] of Object.entries({ seen, followed })) {
    for (const written of text.split(',').slice(0, cardsPerRequest)) {
      const id = readId(written);
      if (id === null) continue;
      const room = rooms.get(id) ?? { seen: 0, followed: 0 };
      room[what as keyof RoomCount] += 1;
      rooms.set(id, room);
    }
  }
  return rooms;
}

/** Deletes the counts that nobody is shown any more. */
export async function deleteOldCounts(sql: Sql): Promise<void> {
  await sql`delete from embed_counts where day <= ${today} - ${countedDays}::int`;
  await sql`delete from embed_room_counts where day <= ${today} - ${countedDays}::int`;
}
