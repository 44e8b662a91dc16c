import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';

/** What limits who writes to whom. */
export interface Limiting {
  quotas: Quotas;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
}

interface Target {
  listing_id: number | null;
  recipient_id: number | null;
}

/**
 * Counts a new inquiry for its listing or its recipient, so that withdrawing and sending again, or
 * writing after a "no", ends. Both sides are known by their identities: a new account changes
 * nothing. Throws `rate_limited`.
 */
export async function countTarget(
  sql: Sql,
  { quotas, identityKeys }: Limiting,
  { identity_key }: Pick<Viewer, 'identity_key'>,
  { listing_id, recipient_id }: Target,
): Promise<void> {
  const target =
    listing_id === null ? await personKey(sql, identityKeys, recipient_id) : roomKey(listing_id);
  if (target !== null) await quotas.count(sql, 'sameTarget', { identity_key, target });
}

/** The same for another user, who writes along with their group. */
export async function countTargetFor(
  sql: Sql,
  limiting: Limiting,
  userId: number,
  target: Target,
): Promise<void> {
  const identity_key = await personKey(sql, limiting.identityKeys, userId);
  if (identity_key !== null) await countTarget(sql, limiting, { identity_key }, target);
}

/**
 * After a "no": the sender can write neither about this listing nor to this person for as long as
 * the quota counts. Other listings of the same person stay open.
 */
export async function closeTarget(
  sql: Sql,
  { quotas, identityKeys }: Limiting,
  { sender_id, recipient_id, listing_id }: Target & { sender_id: number | null },
): Promise<void> {
  const identity_key = await personKey(sql, identityKeys, sender_id);
  if (identity_key === null) return;
  const targets = [
    listing_id === null ? null : roomKey(listing_id),
    await personKey(sql, identityKeys, recipient_id),
  ];
  for (const target of targets) {
    if (target !== null) await quotas.exhaust(sql, 'sameTarget', { identity_key, target });
  }
}

const roomKey = (listingId: number) => `listing-${listingId}`;

async function personKey(
  sql: Sql,
  identityKeys: Limiting['identityKeys'],
  userId: number | null,
): Promise<string | null> {
  const [user] = await sql<{ issuer: string; subject: string }[]>`
    select issuer, subject from users where id = ${userId}`;
  return user ? identityKeys.keyOf(user) : null;
}
