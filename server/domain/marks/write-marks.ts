import type { MarkKind, VisitorMarks } from '#contract/marks/mark.ts';
import { canSeeUnlisted, missingListing } from '#domain/listings/public.ts';
import { isFindableBy, usersHiddenFrom } from '#domain/safety/public.ts';
import { lockUsers, noSuchUser } from '#domain/users/public.ts';
import {
  fragment,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps, Quotas } from '#platform/http/quotas.ts';
import { seeFavorites } from './favorite-news.ts';
import { hasPublicState } from './read-marks.ts';

/** Marks a listing that the user sees. Throws `not_found`, `gone`, `too_many_marks`. */
export async function markListing(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  { id, mark }: { id: number; mark: MarkKind },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    const [listing] = await sql<{ user_id: number | null; status: string; title: string }[]>`
      select user_id, status, title from listings where id = ${id}`;
    const isSeen = listing && (listing.status === 'active' || canSeeUnlisted(viewer, listing));
    if (!isSeen) throw await missingListing(sql, id);
    const marks = fragment`listing_marks where user_id = ${viewer.user_id} and listing_id <> ${id}`;
    await requireSpace(sql, quotas, marks, mark);
    await sql`
      insert into listing_marks (user_id, listing_id, mark, listing_title)
      values (${viewer.user_id}, ${id}, ${mark}, ${listing.title})
      on conflict (user_id, listing_id) do update
        set mark = excluded.mark, listing_title = excluded.listing_title, created_at = now()
        where listing_marks.mark <> excluded.mark`;
    await seeFavorites(sql, viewer.user_id, { ids: [id] });
  });
}

/** Notes something about a favorite, for its user alone. Without the favorite nothing is kept. */
export async function noteListing(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  { id, note }: { id: number; note: string },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    if (note.trim() === '') {
      await sql`
        delete from listing_notes where user_id = ${viewer.user_id} and listing_id = ${id}`;
      return;
    }
    await sql`
      insert into listing_notes (user_id, listing_id, note)
      select user_id, listing_id, ${note} from listing_marks
      where user_id = ${viewer.user_id} and listing_id = ${id} and mark = 'favorite'
      on conflict (user_id, listing_id) do update set note = excluded.note, updated_at = now()`;
    // The limit is that of favorites. Notes on former favorites go first.
    await sql`
      delete from listing_notes where user_id = ${viewer.user_id} and listing_id in (
        select listing_id from listing_notes where user_id = ${viewer.user_id}
        order by updated_at desc offset ${quotas.capacity('marks')})`;
  });
}

/** Takes the mark off a listing, whether or not it had one. */
export async function unmarkListing(pool: Pool, userId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`delete from listing_marks where user_id = ${userId} and listing_id = ${id}`;
  });
}

/** Marks a roomie that the user can find. Throws `not_found`, `own_target`, `too_many_marks`. */
export async function markUser(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  { id, mark }: { id: number; mark: MarkKind },
): Promise<void> {
  if (id === viewer.user_id) {
    throw new ProblemError('own_target', { detail: 'You cannot mark yourself' });
  }
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id, [id]);
    const found = await sql`
      select from users u where id = ${id} and ${isFindableBy(viewer.user_id)}`;
    const hidden = await usersHiddenFrom(sql, viewer.user_id);
    if (found.length === 0 || hidden.includes(id)) throw noSuchUser();
    const marks = fragment`user_marks where user_id = ${viewer.user_id} and marked_user_id <> ${id}`;
    await requireSpace(sql, quotas, marks, mark);
    await sql`
      insert into user_marks (user_id, marked_user_id, mark)
      values (${viewer.user_id}, ${id}, ${mark})
      on conflict (user_id, marked_user_id) do update
        set mark = excluded.mark, created_at = now() where user_marks.mark <> excluded.mark`;
  });
}

/** Takes the mark off a roomie, whether or not they had one. */
export async function unmarkUser(pool: Pool, userId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`delete from user_marks where user_id = ${userId} and marked_user_id = ${id}`;
  });
}

/** `marks`: SQL for the other marks of the user, of both kinds. */
async function requireSpace(
  sql: Sql,
  quotas: Quotas,
  marks: Fragment,
  mark: MarkKind,
): Promise<void> {
  await quotas.requireSpace(sql, 'marks', fragment`${marks} and mark = ${mark}`, (most) => {
    const detail =
      mark === 'favorite'
        ? `You have ${most} favorites. Remove one first`
        : `You hid ${most}. Show one again first`;
    return new ProblemError('too_many_marks', { detail });
  });
}

/**
 * Adds what someone marked in a browser before signing in, newest first; what the account has marked
 * stays as it is. Listings that were taken down or deleted since then are kept, so that the user is
 * told; ids of others, which no visitor could see, count as if there were none. Up to as many as one
 * browser has may come on top of the capacity, so nothing is lost.
 */
export async function mergeVisitorMarks(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  { favorite, hidden }: VisitorMarks,
): Promise<void> {
  await lockUsers(sql, viewer.user_id);
  await quotas.count(sql, 'mergedMarks', viewer);
  for (const [mark, ids] of [
    ['favorite', favorite],
    ['hidden', hidden],
  ] as const) {
    if (ids.length === 0) continue;
    const marks = fragment`listing_marks where user_id = ${viewer.user_id} and not listing_id = any (${ids}::int[])`;
    await requireSpace(sql, quotas, marks, mark);
    const added = await sql<{ listing_id: number }[]>`
      insert into listing_marks (user_id, listing_id, mark, listing_title, created_at)
      select ${viewer.user_id}, w.id, ${mark}, case when l.status = 'active' then l.title else '' end,
        now() - make_interval(secs => w.nth / 1000.0)
      from unnest(${ids}::int[]) with ordinality w (id, nth)
      left join listings l on l.id = w.id
      where ${hasPublicState} or exists (select from deleted_listings gone where gone.listing_id = w.id)
      on conflict (user_id, listing_id) do nothing
      returning listing_id`;
    // Excludes favorites that the account already had, so that their changes are still announced.
    const ofVisitor = added.map(({ listing_id }) => listing_id);
    if (mark === 'favorite') await seeFavorites(sql, viewer.user_id, { ids: ofVisitor });
  }
}
