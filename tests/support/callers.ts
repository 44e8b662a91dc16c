import type { Relation } from '#contract/call-targets.ts';
import type { TestApp, TestUser } from './test-app.ts';
import type { World } from './world.ts';

interface Kind {
  /** As whom the server must treat the caller. */
  is: 'nobody' | 'user' | 'admin';
  /** How they relate to the targets of a world; null for nobody. */
  relation: Relation | null;
  isUnfinished?: true;
}

/** Every kind of caller. */
export const callerKinds = {
  'without a token': { is: 'nobody', relation: null },
  'with an expired token': { is: 'nobody', relation: null },
  'with a forged token': { is: 'nobody', relation: null },
  'with a refresh token': { is: 'nobody', relation: null },
  'after the session was revoked': { is: 'nobody', relation: null },
  'after the account was deleted': { is: 'nobody', relation: null },
  suspended: { is: 'nobody', relation: null },
  owner: { is: 'user', relation: 'owner' },
  sender: { is: 'user', relation: 'sender' },
  'blocked by the owner': { is: 'user', relation: 'blocked' },
  'who blocked the owner': { is: 'user', relation: 'blocker' },
  'another user': { is: 'user', relation: 'other' },
  'no administrator any more': { is: 'user', relation: 'other' },
  'in the middle of onboarding': { is: 'user', relation: 'other', isUnfinished: true },
  administrator: { is: 'admin', relation: 'admin' },
} as const satisfies Record<string, Kind>;
export type Caller = keyof typeof callerKinds;
export const callerNames = Object.keys(callerKinds) as Caller[];
export const callerKind = (caller: Caller): Kind => callerKinds[caller];

/** Callers who are not part of a world. */
type Strangers = Record<Exclude<Caller, 'owner' | 'sender' | 'without a token'>, TestUser>;

/** Signs in one caller of each kind. */
export async function makeStrangers(app: TestApp): Promise<Strangers> {
  const { sql } = app.database;
  const fresh = (fields: Record<string, unknown> = {}) =>
    app.user({ subject: crypto.randomUUID(), ...fields });
  const [revoked, deleted, suspended, demoted, known] = [
    await fresh(),
    await fresh(),
    await fresh(),
    await fresh({ is_admin: true }),
    await fresh(),
  ];
  await sql`update sessions set revoked_at = now() where user_id = ${revoked.id}`;
  await sql`delete from users where id = ${deleted.id}`;
  await sql`update users set suspended_at = now() where id = ${suspended.id}`;
  await sql`update users set is_admin = false where id = ${demoted.id}`;
  return {
    'with an expired token': { ...known, token: await app.expiredToken(known) },
    'with a forged token': { ...known, token: `${known.token.slice(0, -8)}AAAAAAAA` },
    'with a refresh token': { ...known, token: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA' },
    'after the session was revoked': revoked,
    'after the account was deleted': deleted,
    suspended,
    'blocked by the owner': await fresh(),
    'who blocked the owner': await fresh(),
    'another user': await fresh(),
    'no administrator any more': demoted,
    'in the middle of onboarding': await fresh({ onboarding_status: 'profile' }),
    administrator: await fresh({ is_admin: true }),
  };
}

/** Makes the blocks after which two of the callers are named. */
export async function blockEachOther(
  { database: { sql } }: TestApp,
  { owner }: World,
  strangers: Strangers,
): Promise<void> {
  await sql`insert into blocks (blocker_id, blocked_id) values
    (${owner.id}, ${strangers['blocked by the owner'].id}),
    (${strangers['who blocked the owner'].id}, ${owner.id})`;
}

/** The caller in this world; undefined without a token. */
export function callerIn(world: World, strangers: Strangers, caller: Caller): TestUser | undefined {
  if (caller === 'without a token') return undefined;
  return caller === 'owner' || caller === 'sender' ? world[caller] : strangers[caller];
}
