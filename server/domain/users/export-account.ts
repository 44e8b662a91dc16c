import type { AccountExport } from '#contract/users/account.ts';
import type { Database } from '#platform/database/database.ts';
import { readListing } from '#domain/listings/read-listings.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { listSessions } from '#domain/auth/sessions.ts';
import { readHabits, readPreferences } from './answers.ts';
import { readProfile } from './profile.ts';

/** Everything of a person, whole and unpaged. Throws `unauthorized` when the account is gone. */
export async function exportAccount(
  { orm, sql }: Database,
  mediaUrl: string,
  viewer: Viewer,
  now: Date,
): Promise<AccountExport> {
  const { user_id: userId } = viewer;
  const profile = await readProfile(orm, userId);
  const rooms = await sql<{ id: number }[]>`
    select id from listings where user_id = ${userId} order by created_at desc, id desc`;
  const listings: AccountExport['listings'] = [];
  // One after the other: an export must not take every connection there is.
  for (const { id } of rooms) {
    const listing = await readListing(sql, mediaUrl, id);
    if (listing) listings.push(listing);
  }
  const messages = await sql<AccountExport['messages']>`
    select m.inquiry_id, i.kind, i.listing_title, m.text, m.created_at
    from inquiry_messages m join inquiries i on i.id = m.inquiry_id
    where m.author_id = ${userId} order by m.created_at, m.id`;
  const blocked = await sql<{ blocked_id: number }[]>`
    select blocked_id from blocks where blocker_id = ${userId} order by created_at`;
  return {
    exported_at: now.toISOString(),
    profile,
    habits: await readHabits(orm, userId),
    preferences: await readPreferences(orm, userId),
    listings,
    messages: messages.map((message) => ({
      ...message,
      created_at: new Date(message.created_at).toISOString(),
    })),
    blocked_user_ids: blocked.map(({ blocked_id }) => blocked_id),
    sessions: await listSessions(sql, viewer),
  };
}
