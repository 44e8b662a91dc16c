import { fragment, type Sql } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';

/**
 * Mails about messages, about all saved searches, about favorites, those that ask about one's own
 * rooms, about seekers for them, or about living together, or what one saved search tells.
 */
export type StoppedMails =
  | 'messages'
  | 'alerts'
  | 'favorites'
  | 'rooms'
  | 'seekers'
  | 'outcomes'
  | { searchId: number };

export interface UnsubscribeLinks {
  /**
   * The address that ends these mails to a user without signing in. It never expires, so it does
   * nothing else.
   */
  urlFor(userId: number, mails: StoppedMails): Promise<string>;
  /** The user whose link this token is of; null when it is not one of ours. */
  findUser(token: string): Promise<number | null>;
}

/** Creates the signed links in mails that end them. */
export function createUnsubscribeLinks(sql: Sql, publicUrl: string): UnsubscribeLinks {
  const userIds = createSignedIds(sql, 'unsubscribe');
  return {
    async urlFor(userId, mails) {
      const kind = typeof mails === 'object' ? 'alerts' : mails;
      const from = kind === 'messages' ? '' : `&from=${kind}`;
      // Not signed: whoever may stop all mails of a user may stop one search of theirs.
      const search = typeof mails === 'object' ? `&search=${mails.searchId}` : '';
      return `${publicUrl}/unsubscribe?token=${await userIds.sign(userId)}${from}${search}`;
    },
    findUser: (token) => userIds.read(token),
  };
}

/** Stops the mails to this user. Does nothing once their account is deleted. */
export async function unsubscribe(sql: Sql, userId: number): Promise<void> {
  await sql`
    insert into mail_optouts (user_id) select id from users where id = ${userId} for key share
    on conflict do nothing`;
}

/** Sends this user mails again. */
export async function resubscribe(sql: Sql, userId: number): Promise<void> {
  await sql`delete from mail_optouts where user_id = ${userId}`;
}

/** Whether this user gets mails: everyone does who has not unsubscribed. */
export async function receivesMails(sql: Sql, userId: number): Promise<boolean> {
  const optouts = await sql`select from mail_optouts where user_id = ${userId}`;
  return optouts.length === 0;
}

/** SQL: does the user `u` get mails? */
export const wantsMails = fragment`not exists (
  select from mail_optouts optout where optout.user_id = u.id)`;
