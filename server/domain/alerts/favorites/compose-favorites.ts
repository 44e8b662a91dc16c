import { readFitWithListing } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import {
  addressMail,
  listingPath,
  wants,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { wantsOrHasDevice } from '../pending-matches.ts';
import { finishFavorites, readFavorites } from './pending-favorites.ts';
import { secondsToWait } from './queue-favorites.ts';
import { writeFavorites, writeFavoritesPush, type ListedFavorite } from './write-favorites.ts';

interface Deps extends ComposeDeps {
  sql: Pool;
  pricing: Pick<Pricing, 'compareIn'>;
}

/** A mail names this many favorites, and counts the rest. */
const namedFavorites = 10;

/**
 * Composes the mail of all favorites that changed since their user saw them or was told, and what
 * their devices show of it. There is none when all are as they were again, or when nobody wants it.
 */
export async function composeFavorites(
  deps: Deps,
  job: GatheredJob,
): Promise<ComposedMail | { again: number }> {
  const { sql, pricing, publicUrl, languages } = deps;
  const { id } = job;
  const { user_id: userId } = job.data;
  const again = await secondsToWait(sql, userId);
  if (again > 0) return { again };
  const changed = await readFavorites(sql, job);
  const [reader] = await sql<{ email: string; first_name: string; wants_mails: boolean }[]>`
    select u.email, u.first_name, ${wants('favorite_mails')} as wants_mails from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.suspended_at is null and ${wantsOrHasDevice('favorite_mails', fragment`u.id`)}`;
  if (!reader || changed.length === 0) {
    return { mail: null, finish: (tx) => finishFavorites(tx, job, null) };
  }
  const { language, frame } = await addressMail(deps, job, 'favorites');
  const favorites: ListedFavorite[] = [];
  for (const favorite of changed.slice(0, namedFavorites)) {
    const viewer = { user_id: userId, is_admin: false };
    const fit = favorite.offer && (await readFitWithListing(sql, pricing, viewer, favorite.id));
    favorites.push({
      ...favorite,
      path: listingPath(favorite.id, language, languages),
      fit: fit?.listing.score ?? null,
    });
  }
  const more = changed.length - favorites.length;
  const push = writeFavoritesPush(favorites, { id, more, language });
  const finish = (tx: Sql) => finishFavorites(tx, job, push);
  if (!reader.wants_mails) return { mail: null, finish };
  const content = writeFavorites(favorites, { more, language, publicUrl, languages });
  return { mail: frame(reader, content), finish };
}
