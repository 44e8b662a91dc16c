import type { Language } from '#contract/languages.ts';
import { readFitWithListing } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { ComposedMail, MailJob, UnsubscribeLinks } from '#domain/notifications/public.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import { finishPending, frequencyOf, readPending } from './pending-matches.ts';
import { writeAlerts, type ListedRoom } from './write-alerts.ts';

interface Deps {
  sql: Pool;
  pricing: Pick<Pricing, 'worths' | 'compareIn'>;
  publicUrl: string;
  links: UnsubscribeLinks;
  /** Of those who chose none. */
  mainLanguage: Language;
}

/** As many rooms as a mail names; it counts the rest. */
const namedRooms = 10;

/**
 * Composes the mail of all that a user is to hear now, from current rows. There is none when nothing
 * of it is worth telling any more, or when they want no such mails.
 */
export async function composeAlerts(deps: Deps, job: MailJob): Promise<ComposedMail> {
  const { sql, pricing, publicUrl, links, mainLanguage } = deps;
  const { user_id: userId } = job;
  const { listings, keys } = await readPending(sql, pricing, userId, frequencyOf(job.kind));
  const finish = () => finishPending(sql, job, keys);
  const [reader] = await sql<{ email: string; first_name: string }[]>`
    select u.email, u.first_name from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.suspended_at is null and coalesce(n.alert_mails, true)`;
  if (!reader || listings.length === 0) return { mail: null, finish };
  const rooms: ListedRoom[] = [];
  for (const listing of listings.slice(0, namedRooms)) {
    const viewer = { user_id: userId, is_admin: false };
    const fit = await readFitWithListing(sql, pricing, viewer, listing.id);
    const household = fit?.household;
    const weakest = household?.members.find(({ id }) => id === household.weakest_id);
    rooms.push({
      ...listing,
      address_of_page: `${publicUrl}/listings/${listing.id}`,
      fit: fit?.listing.score ?? null,
      household_fit: weakest?.fit?.score ?? null,
    });
  }
  const unsubscribeUrl = await links.urlFor(userId, 'alerts');
  const language = (await chosenLanguage(sql, userId)) ?? mainLanguage;
  const written = writeAlerts(rooms, {
    name: reader.first_name,
    more: listings.length - rooms.length,
    language,
    unsubscribeUrl,
    searchesUrl: `${publicUrl}/saved-searches`,
  });
  return { mail: { id: job.id, to: reader.email, unsubscribeUrl, ...written }, finish };
}
