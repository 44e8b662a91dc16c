import { askAfterDays } from '#contract/listings/freshness.ts';
import {
  addressMail,
  picturedJson,
  wants,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
  type PicturedListing,
} from '#domain/notifications/public.ts';
import { integer } from '#platform/database/sql.ts';
import { hasEnded, isUnconfirmed } from '../searchable.ts';
import { confirmationStamp, type AskedListing, type ConfirmLinks } from './confirm-links.ts';
import { daysUnconfirmed } from './queue-reminders.ts';
import { writeReminder } from './write-reminder.ts';

interface Deps extends ComposeDeps {
  confirmLinks: ConfirmLinks;
}

/** A mail names this many rooms: nobody offers many more. */
const namedRooms = 20;

/**
 * Composes the mail that asks an owner which of their rooms are still available, from current rows.
 * There is none when they confirmed all meanwhile, or want no mails.
 */
export async function composeReminder(deps: Deps, job: GatheredJob): Promise<ComposedMail> {
  const { sql, publicUrl, confirmLinks, languages } = deps;
  const { user_id: userId } = job.data;
  const [owner] = await sql<{ email: string; first_name: string }[]>`
    select u.email, u.first_name from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.suspended_at is null and ${wants('confirm_mails')}`;
  const rooms = await sql<
    (AskedListing & {
      title: string;
      days: number;
      is_over: boolean;
      pictured: PicturedListing;
    })[]
  >`
    select l.id, l.title, ${confirmationStamp} as confirmed_at, ${daysUnconfirmed} as days,
      ${isUnconfirmed} as is_over, ${picturedJson} as pictured
    from listings l where l.user_id = ${userId} and l.status = 'active' and not ${hasEnded}
      and ${daysUnconfirmed} >= ${integer(askAfterDays[0])}
    order by l.last_confirmed_at, l.id limit ${integer(namedRooms)}`;
  if (!owner || rooms.length === 0) return { mail: null };
  const asked = [];
  for (const room of rooms) asked.push({ ...room, url: await confirmLinks.urlFor(room) });
  const { language, frame } = await addressMail(deps, job, 'rooms');
  return { mail: frame(owner, writeReminder(asked, { language, publicUrl, languages })) };
}
