import type { Pricing } from '#domain/money/public.ts';
import {
  addressMail,
  listingPath,
  oneLine,
  readQuietSeconds,
  wants,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';
import { fragment, integer, type Sql } from '#platform/database/sql.ts';
import { fitsRoom } from '../groups/group-facts.ts';
import { roomColumns, type OwnRoom } from '../room-filters.ts';
import { canSeeWanted } from '../wanted-policy.ts';
import { mostWaiting } from '../alerts/find-seekers.ts';
import { readLookingPages } from '../alerts/looking-pages.ts';

interface Deps extends ComposeDeps {
  pricing: Pick<Pricing, 'compareIn'>;
}

/** A mail names this many rooms: nobody offers many more. */
const namedRooms = 20;

type WaitingRoom = OwnRoom & { title: string; page_ids: number[] };
/** A room with the pages that fit it, and how many of them are those of groups. */
type FittingRoom = WaitingRoom & { seekers: number[]; groups: number };

/**
 * Composes the mail that says how many new wanted pages fit which rooms of an owner. There is none when
 * none of them fits any more, or when the owner wants no such mails.
 */
export async function composeSeekers(
  deps: Deps,
  job: GatheredJob,
): Promise<ComposedMail | { again: number }> {
  const { sql, publicUrl, languages } = deps;
  const { user_id: userId } = job.data;
  // Late: the mail server was away, or the quiet hours were changed since.
  const quietSeconds = await readQuietSeconds(sql, userId);
  if (quietSeconds > 0) return { again: quietSeconds };
  const [owner] = await sql<{ email: string; first_name: string }[]>`
    select u.email, u.first_name from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.suspended_at is null and ${wants('seeker_mails')}`;
  const waiting = await sql<WaitingRoom[]>`
    select ${roomColumns}, l.title, a.page_ids
    from listings l join wanted_alerts a on a.listing_id = l.id and a.page_ids <> '{}'
    where l.user_id = ${userId} and l.status = 'active' order by l.id limit ${integer(namedRooms)}`;
  const finish = (tx: Sql) => noteMailed(tx, waiting);
  const rooms = owner ? await countSeekers(deps, userId, waiting) : [];
  if (!owner || rooms.length === 0) return { mail: null, finish };
  const { language, frame } = await addressMail(deps, job, 'seekers');
  const { mails: t } = getLocales(language);
  const all = new Set(rooms.flatMap(({ seekers }) => seekers)).size;
  const mail = frame(owner, {
    subject: (rooms.length === 1 ? t.seekersFound : t.seekersFoundForRooms)({ count: all }),
    parts: rooms.map((room) => ({
      room: {
        title: oneLine(room.title),
        lines: [t.seekersFound({ count: room.seekers.length })],
        images: [],
        url: `${publicUrl}${listingPath(room.id, language, languages)}`,
      },
    })),
    button: { label: t.seeSeekers, url: `${publicUrl}${listPath(rooms)}` },
    why: t.whySeekers,
    stop: t.stopSeekers,
  });
  return { mail, finish };
}

/** The list that has them: for the only room, and of groups when all of them are. */
function listPath(rooms: readonly FittingRoom[]): string {
  const search = new URLSearchParams();
  const [first] = rooms;
  if (rooms.length === 1 && first) {
    search.set('listing_id', `${first.id}`);
    search.set('sort', 'newest');
  }
  if (rooms.every(({ groups, seekers }) => groups === seekers.length)) {
    search.set('authors', 'groups');
  }
  return search.size === 0 ? '/wanted' : `/wanted?${search}`;
}

/** The rooms for which pages are still found that fit them, and that this owner may see. */
async function countSeekers(
  { sql, pricing }: Pick<Deps, 'sql' | 'pricing'>,
  userId: number,
  rooms: readonly WaitingRoom[],
): Promise<FittingRoom[]> {
  const ids = rooms.flatMap(({ page_ids: pageIds }) => pageIds);
  const condition = fragment`w.id = any(${ids}::int[])`;
  const pages = await readLookingPages(sql, pricing, condition, namedRooms * mostWaiting);
  const viewer = { user_id: userId, is_admin: false };
  const counted = [];
  for (const room of rooms) {
    const seekers: number[] = [];
    let groups = 0;
    for (const page of pages) {
      const fits = room.page_ids.includes(page.id) && fitsRoom(page, room, pricing);
      if (!fits || !(await canSeeWanted(sql, pricing, viewer, page.id))) continue;
      seekers.push(page.id);
      groups += Number(page.seekerIds.length > 1);
    }
    if (seekers.length > 0) counted.push({ ...room, seekers, groups });
  }
  return counted;
}

/** What was found meanwhile waits for the next mail. */
async function noteMailed(sql: Sql, rooms: readonly WaitingRoom[]): Promise<void> {
  for (const { id, page_ids: mailed } of rooms) {
    await sql`
      update wanted_alerts set page_ids = array(
        select each from unnest(page_ids) each where each <> all(${mailed}::int[]))
      where listing_id = ${id}`;
  }
}
