import { friendLinkHours, type NewSecretLink } from '#contract/viewings/secret-links.ts';
import { isOnSide, otherSideId } from '#domain/inquiries/public.ts';
import { readableAddress } from '#domain/listings/public.ts';
import {
  deleteFriendLinks,
  endSecretAddresses,
  makeSecretAddress,
  openSecretAddress,
} from '#domain/secret-addresses/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, integer, transaction, type Sql } from '#platform/database/sql.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { noSuchViewing, notNow } from './lock-viewings.ts';
import { isComing } from './viewing-json.ts';

interface Deps extends QuotaDeps {
  publicUrl: string;
}

/** Makes the address of this user's calendar anew; the one before ends. Throws `rate_limited`. */
export async function renewCalendar(
  { sql: pool, quotas, publicUrl }: Deps,
  viewer: Viewer,
): Promise<NewSecretLink> {
  const token = await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    return makeSecretAddress(sql, quotas, viewer, { kind: 'calendar' });
  });
  return { url: `${publicUrl}/calendar.ics?token=${token}` };
}

/**
 * Makes an address at which a friend sees where and when a viewing of this user is. Throws
 * `not_found`, `transition_refused` unless it is agreed and not over, or `rate_limited`.
 */
export async function shareViewing(
  { sql: pool, quotas, publicUrl }: Deps,
  viewer: Viewer,
  id: number,
): Promise<NewSecretLink> {
  const token = await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    const [viewing] = await sql<{ is_coming: boolean }[]>`
      select ${isComing} as is_coming
      from viewings v join viewing_slots s on s.id = v.slot_id join inquiries i on i.id = v.inquiry_id
      where v.id = ${id} and ${isOnSide(fragment`${viewer.user_id}::int`)} for key share of v`;
    if (!viewing) throw noSuchViewing();
    if (!viewing.is_coming) throw notNow();
    return makeSecretAddress(sql, quotas, viewer, { kind: 'friend', viewing_id: id });
  });
  return { url: `${publicUrl}/shared-viewing?token=${token}` };
}

/** Ends what this user shared of a viewing. Throws `not_found`. */
export async function stopSharing(
  sql: Sql,
  { user_id: userId }: Viewer,
  id: number,
): Promise<void> {
  const viewing = await sql`
    select from viewings v join inquiries i on i.id = v.inquiry_id
    where v.id = ${id} and ${isOnSide(fragment`${userId}::int`)}`;
  if (viewing.length === 0) throw noSuchViewing();
  await endSecretAddresses(sql, userId, { kind: 'friend', viewing_id: id });
}

/** SQL: can a friend still see the viewing `v` at the slot `s`? */
const isShown = fragment`(v.status in ('agreed', 'done', 'missed')
  and s.ends_at > now() - make_interval(hours => ${integer(friendLinkHours)}))`;

/** What a friend sees of a viewing. */
export interface SharedViewing {
  starts_at: string;
  time_zone: string;
  mode: 'in_person' | 'video';
  /** As who shared it may read it. */
  address: string | null;
  /** Whom they meet; null once that account is gone. */
  first_name: string | null;
}

/** Reads what a friend sees by the secret of an address; null once it ended. */
export async function readSharedViewing(sql: Sql, token: string): Promise<SharedViewing | null> {
  const shared = await openSecretAddress(sql, 'friend', token);
  if (!shared) return null;
  const { user_id: userId, viewing_id: viewingId } = shared;
  const [viewing] = await sql<SharedViewing[]>`
    select ${instant(fragment`s.starts_at`)} as starts_at, s.time_zone, s.mode,
      ${readableAddress(fragment`${userId}::int`)} as address, other.first_name
    from viewings v join viewing_slots s on s.id = v.slot_id join inquiries i on i.id = v.inquiry_id
      left join listings l on l.id = i.listing_id
      left join users other
        on other.id = ${otherSideId(fragment`${userId}::int`)}
    where v.id = ${viewingId} and ${isShown}`;
  return viewing ? { ...viewing } : null;
}

/** Deletes links to viewings that friends can no longer see. */
export const deleteEndedLinks = (sql: Sql): Promise<void> =>
  deleteFriendLinks(
    sql,
    fragment`select v.id from viewings v join viewing_slots s on s.id = v.slot_id
      where v.id in (select viewing_id from secret_addresses) and not ${isShown}`,
  );
