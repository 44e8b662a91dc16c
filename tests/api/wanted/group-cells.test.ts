import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { foundGroup, join } from '../groups/steps.ts';
import { done } from '../inquiries/steps.ts';
import { asking, groupWantedForm, owner, spot } from './steps.ts';

// Who may do what with the page of a group, in each state of it. Whoever may not know of it gets the
// bytes of a page that never was; the table of all calls (authorization.test.ts) has one person's page.

/** Those who call. Each has a room of their own, so that only the page decides. */
const callerNames = [
  'visitor',
  'another user',
  'former member',
  'invited to the group',
  'blocked by a member',
  'who blocked a member',
  'owner of a fitting room',
  'blocked owner of a fitting room',
  'member',
  'lead',
  'administrator',
] as const;
type Caller = (typeof callerNames)[number];

const states = ['everyone', 'members', 'owners', 'nobody', 'hidden', 'ended', 'deleted'] as const;
type State = (typeof states)[number];

const inGroup: readonly Caller[] = ['member', 'lead'];
const fitting: readonly Caller[] = ['owner of a fitting room'];
const strangers: readonly Caller[] = [
  'another user',
  'former member',
  'invited to the group',
  'administrator',
  ...fitting,
];
/** Who finds the page like everyone else, without being in the group. */
const finders: Record<State, readonly Caller[]> = {
  everyone: ['visitor', ...strangers],
  members: strangers,
  owners: fitting,
  nobody: [],
  hidden: [],
  ended: [],
  deleted: [],
};
const never = 2_000_000_000;

let app: TestApp;
let group: { id: number; page: number; invitation: number };
let people: Record<Caller, (TestUser & { listing: number }) | undefined>;

beforeAll(async () => {
  app = await openTestApp();
  const facts = { area: 'Neukölln, Berlin', ...spot, budget_max: 700, budget_currency: 'EUR' };
  const person = async (fields = {}, room = {}) => {
    const user = await app.user({ subject: crypto.randomUUID(), ...facts, ...fields });
    const host = await owner(app, { monthly_rent: 5000, ...room });
    await app.database.sql`update listings set user_id = ${user.id} where id = ${host.listing}`;
    return { ...user, listing: host.listing };
  };
  const rooms = { room_type: 'whole_place', monthly_rent: 1300 };
  people = {
    visitor: undefined,
    'another user': await person(),
    'former member': await person(),
    'invited to the group': await person(),
    'blocked by a member': await person(),
    'who blocked a member': await person(),
    'owner of a fitting room': await person({}, rooms),
    'blocked owner of a fitting room': await person({}, rooms),
    member: await person(),
    lead: await person(),
    administrator: await person({ is_admin: true }),
  };
  const [lead, member, former] = [people.lead!, people.member!, people['former member']!];
  const { id, code } = await foundGroup(app, lead);
  for (const as of [member, former]) await join(app, as, code);
  const body = { ...groupWantedForm, visibility: 'everyone' } as const;
  const { page } = await done(app, 'saveGroupWanted', { as: lead, params: { id }, body });
  const invited = await done(app, 'inviteWanted', {
    as: people['owner of a fitting room']!,
    params: { id: page!.id },
    body: { listing_id: people['owner of a fitting room']!.listing, message: asking },
  });
  await done(app, 'leaveGroup', { as: former, params: { id } });
  const read = { as: people['invited to the group']!, query: { code } };
  await done(app, 'getGroupInvitation', read);
  const blocks = [
    [member, people['blocked by a member']!],
    [member, people['blocked owner of a fitting room']!],
    [people['who blocked a member']!, member],
  ] as const;
  for (const [as, other] of blocks) await done(app, 'blockUser', { as, params: { id: other.id } });
  group = { id, page: page!.id, invitation: invited.id };
});
afterAll(() => app.database.close());

async function bring(state: State): Promise<void> {
  const { sql } = app.database;
  if (state === 'deleted') await sql`delete from wanted_pages where id = ${group.page}`;
  const visibility = ['members', 'owners', 'nobody'].includes(state) ? state : 'everyone';
  await sql`update wanted_pages set visibility = ${visibility},
    hidden_note = ${state === 'hidden' ? 'An ad' : null},
    confirmed_at = now() - make_interval(days => ${state === 'ended' ? 40 : 0}::int)
    where id = ${group.page}`;
}

interface Answer {
  status: number;
  text: string;
}

async function ask(
  id: EndpointId,
  caller: Caller,
  request: Parameters<TestApp['send']>[1],
): Promise<Answer> {
  const as = people[caller];
  const response = await app.send(id, { ...request, ...(as && { as }) });
  return { status: response.status, text: await response.text() };
}

/** Asks as everyone about a target and about one that never was; what is not as expected. */
async function findFaults(
  id: EndpointId,
  target: number,
  request: (about: number, caller: Caller) => Parameters<TestApp['send']>[1],
  expected: (caller: Caller) => number | 'as none',
): Promise<string[]> {
  const faults: string[] = [];
  for (const caller of callerNames) {
    const none = await ask(id, caller, request(never, caller));
    const answer = await ask(id, caller, request(target, caller));
    const status = expected(caller);
    const isRight =
      status === 'as none'
        ? answer.status === none.status && answer.text === none.text && none.status >= 400
        : answer.status === status;
    if (!isRight) {
      faults.push(`${caller}: ${answer.status} ${answer.text.slice(0, 200)}, not ${status}`);
    }
  }
  return faults;
}

/** Visitors are told to sign in, whatever they ask about. */
const signedIn = (expected: (caller: Caller) => number | 'as none') => (caller: Caller) =>
  caller === 'visitor' ? 401 : expected(caller);

// The deleted page comes last: it does not come back.
describe.each(states)('a page of a group that is for, or that is: %s', (state) => {
  beforeAll(() => bring(state));
  const finds = (caller: Caller) => finders[state].includes(caller);
  const sees = (caller: Caller) =>
    finds(caller) ||
    (state !== 'deleted' && (inGroup.includes(caller) || caller === 'administrator'));

  test('getWanted', async () => {
    const about = (id: number) => ({ params: { id } });
    expect(
      await findFaults('getWanted', group.page, about, (caller) =>
        sees(caller) ? 200 : 'as none',
      ),
    ).toEqual([]);
  });

  test('sendReport', async () => {
    const about = (id: number) => ({
      body: { kind: 'wanted' as const, id, reason: 'spam' as const },
    });
    const expected = signedIn((caller) => (sees(caller) ? 204 : 'as none'));
    expect(await findFaults('sendReport', group.page, about, expected)).toEqual([]);
  });

  test('inviteWanted', async () => {
    await app.database.sql`delete from wanted_invitations where id <> ${group.invitation}`;
    const about = (id: number, caller: Caller) => ({
      params: { id },
      body: { listing_id: people[caller]?.listing ?? 1, message: asking },
    });
    const expected = signedIn((caller) => {
      // One of the group is told so, whatever becomes of the page; it does not tell them of another.
      if (inGroup.includes(caller) && state !== 'deleted') return 409;
      // Invited before; administrators invite as owners do.
      if (finds(caller)) return fitting.includes(caller) ? 409 : 201;
      return 'as none';
    });
    expect(await findFaults('inviteWanted', group.page, about, expected)).toEqual([]);
    const others = (id: number) => ({
      params: { id },
      body: { listing_id: people.lead!.listing, message: asking },
    });
    const ofOthers = await Promise.all(
      [group.page, never].map((id) => ask('inviteWanted', 'another user', others(id))),
    );
    expect(ofOthers[0]).toEqual(ofOthers[1]);
    expect(ofOthers[0]?.status).toBe(403);
  });

  test('hideWanted and showWanted', async () => {
    const hide = (id: number) => ({ params: { id }, body: { note: 'An ad' } });
    const show = (id: number) => ({ params: { id } });
    const expected = signedIn((caller) => {
      if (caller !== 'administrator') return 403;
      return state === 'deleted' ? 'as none' : 204;
    });
    expect(await findFaults('hideWanted', group.page, hide, expected)).toEqual([]);
    expect(await findFaults('showWanted', group.page, show, expected)).toEqual([]);
    await bring(state);
  });
});

describe('the group and its invitation', () => {
  const inGroupAlone = signedIn((caller) => (inGroup.includes(caller) ? 200 : 'as none'));

  test('getGroupWanted, saveGroupWanted and deleteGroupWanted', async () => {
    const about = (id: number) => ({ params: { id } });
    const save = (id: number) => ({ params: { id }, body: groupWantedForm });
    expect(await findFaults('getGroupWanted', group.id, about, inGroupAlone)).toEqual([]);
    expect(await findFaults('saveGroupWanted', group.id, save, inGroupAlone)).toEqual([]);
    const removed = signedIn((caller) => (inGroup.includes(caller) ? 204 : 'as none'));
    expect(await findFaults('deleteGroupWanted', group.id, about, removed)).toEqual([]);
  });

  test('answerWantedInvitation', async () => {
    const answer = (status: 'declined' | 'withdrawn') => (id: number) => ({
      params: { id },
      body: { status },
    });
    const { invitation } = group;
    const declined = signedIn((caller) => {
      if (inGroup.includes(caller)) return 200;
      // The one who sent it does not answer it.
      return fitting.includes(caller) ? 409 : 'as none';
    });
    const faults = await findFaults(
      'answerWantedInvitation',
      invitation,
      answer('declined'),
      declined,
    );
    expect(faults).toEqual([]);
    await app.database.sql`update wanted_invitations set status = 'sent' where id = ${invitation}`;
    const withdrawn = signedIn((caller) => {
      if (inGroup.includes(caller)) return 409;
      return fitting.includes(caller) ? 200 : 'as none';
    });
    expect(
      await findFaults('answerWantedInvitation', invitation, answer('withdrawn'), withdrawn),
    ).toEqual([]);
  });

  test('listWantedInvitations', async () => {
    const lists = await Promise.all(
      callerNames
        .filter((caller) => caller !== 'visitor')
        .map(async (caller) => {
          const query = { side: fitting.includes(caller) ? 'sent' : 'received' } as const;
          const { items } = await done(app, 'listWantedInvitations', {
            as: people[caller]!,
            query,
          });
          return items.some(({ id }) => id === group.invitation) ? [caller] : [];
        }),
    );
    expect(lists.flat().toSorted()).toEqual([...inGroup, ...fitting].toSorted());
  });
});
