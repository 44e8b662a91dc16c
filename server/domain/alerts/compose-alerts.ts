import { readFitWithListing } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import {
  listingPath,
  readQuietSeconds,
  wants,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import {
  finishPending,
  readPending,
  wantsOrHasDevice,
  type AlertedListing,
  type FoundBy,
} from './pending-matches.ts';
import { writeAlerts, writePush, type ListedRoom } from './write-alerts.ts';

interface Deps extends ComposeDeps {
  sql: Pool;
  pricing: Pick<Pricing, 'worths' | 'compareIn'>;
}

/** A mail names this many rooms, and counts the rest. */
const namedRooms = 10;

/**
 * Composes the mail of all that a user is to hear now, from current rows, and what their devices show
 * of it. There is none when nothing of it is worth telling any more, or when they want no such mails.
 */
export async function composeAlerts(
  deps: Deps,
  job: GatheredJob,
): Promise<ComposedMail | { again: number }> {
  const { sql, pricing, publicUrl, links, languages } = deps;
  const { user_id: userId } = job.data;
  // Late: the mail server was away, or the quiet hours were changed since.
  const quietSeconds = await readQuietSeconds(sql, userId);
  if (quietSeconds > 0) return { again: quietSeconds };
  const { listings, keys } = await readPending(sql, pricing, job);
  const [reader] = await sql<{ email: string; first_name: string; wants_mails: boolean }[]>`
    select u.email, u.first_name, ${wants('alert_mails')} as wants_mails from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.suspended_at is null and ${wantsOrHasDevice('alert_mails', fragment`u.id`)}`;
  if (!reader || listings.length === 0) {
    const unmailed = keys.map((key) => ({ ...key, is_mailed: false }));
    return { mail: null, finish: (tx) => finishPending(tx, job, { keys: unmailed, push: null }) };
  }
  const language = await readMailLanguage(sql, userId, languages);
  const rooms: ListedRoom[] = [];
  for (const listing of listings.slice(0, namedRooms)) {
    const viewer = { user_id: userId, is_admin: false };
    const fit = await readFitWithListing(sql, pricing, viewer, listing.id);
    const household = fit?.household;
    const weakest = household?.members.find(({ id }) => id === household.weakest_id);
    rooms.push({
      ...listing,
      path: listingPath(listing.id, language, languages),
      fit: fit?.listing.score ?? null,
      household_fit: weakest?.fit?.score ?? null,
    });
  }
  const more = listings.length - rooms.length;
  const searches = groupSearches(listings);
  const push = writePush(rooms, { id: job.id, more, language, searches });
  const finish = (tx: Sql) => finishPending(tx, job, { keys, push });
  if (!reader.wants_mails) return { mail: null, finish };
  const stopAllUrl = await links.urlFor(userId, 'alerts');
  const stops = await Promise.all(
    searches.map(async ({ id, name }) => ({
      name,
      url: await links.urlFor(userId, { searchId: id }),
    })),
  );
  const [onlyStop] = stops.length === 1 ? stops : [];
  const unsubscribeUrl = onlyStop?.url ?? stopAllUrl;
  const written = writeAlerts(rooms, {
    name: reader.first_name,
    more,
    language,
    stops,
    stopAllUrl,
    publicUrl,
    languages,
  });
  return { mail: { id: job.id, to: reader.email, unsubscribeUrl, ...written }, finish };
}

/** The saved searches that found these rooms, each once. */
function groupSearches(listings: AlertedListing[]): FoundBy[] {
  const byId = new Map(listings.flatMap(({ searches }) => searches.map((each) => [each.id, each])));
  return [...byId.values()];
}
