// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '#contract/groups/invitation-code.ts';
import { capacities } from '#contract/quotas.ts';
import { deleteExpiredGroupInvitations } from '#domain/groups/invitations.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { about, foundGroup, groupWith, join, ownMembership } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const readGroup = (as: TestUser, id: number) => done(app, 'getGroup', about(as, id));

/** Who leads, as a member sees it. */
async function leadFor(as: TestUser, id: number) {
  const { members } = await readGroup(as, id);
  return members.filter(({ role }) => role === 'lead').map(({ user }) => user?.id);
}

describe('a group', () => {
  test('is made by one who leads it and looks with it', async () => {
    const ana = await app.user();
    const made = await done(app, 'createGroup', {
      as: ana,
      body: { name: '  Two \n for  Harlem' },
    });
    expect(made).toMatchObject({ name: 'Two for Harlem', role: 'lead', is_active: true });
    expect(made.members).toMatchObject([{ is_me: true, role: 'lead', user: { id: ana.id } }]);
    expect(await done(app, 'listGroups', { as: ana })).toMatchObject({ total: 1, items: [made] });
  });

  test('is made once, however often the request is sent', async () => {
    const ana = await app.user();
    const request = {
      as: ana,
      body: { name: 'Once' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    };
    const [one, other] = [
      await done(app, 'createGroup', request),
      await done(app, 'createGroup', request),
    ];
    expect(other.id).toBe(one.id);
  });

  test('exists for its members alone, and for nobody once they left', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    const [ben] = others as [TestUser];
    const admin = await app.user({ is_admin: true });
    const none = await app.call('getGroup', about(await app.user(), 2_000_000_000));
    for (const outsider of [await app.user(), admin]) {
      const { status, problem } = await app.call('getGroup', about(outsider, id));
      expect({ status, problem }).toEqual({ status: none.status, problem: none.problem });
    }
    await done(app, 'leaveGroup', about(ben, id));
    const { problem } = await app.call('getGroup', about(ben, id));
    expect(problem).toEqual(none.problem);
    expect((await readGroup(lead, id)).members).toHaveLength(1);
    // Leaving says nothing about groups of others.
    await done(app, 'leaveGroup', about(ben, id));
  });

  test('shows members first name and photo, and nothing else of each other', async () => {
    const { id, others } = await groupWith(app, 2);
    const { members } = await readGroup(others[0]!, id);
    for (const { user } of members) {
      expect(Object.keys(user!).toSorted()).toEqual(['first_name', 'id', 'profile_picture_url']);
    }
  });

  test('is one of several, of which one is active at most', async () => {
    const ana = await app.user();
    const first = await foundGroup(app, ana);
    const second = await foundGroup(app, ana);
    const active = async () =>
      (await done(app, 'listGroups', { as: ana })).items.map((each) => [each.id, each.is_active]);
    expect(await active()).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    const request = { ...about(ana, second.id), body: { is_active: true } };
    expect(await done(app, 'activateGroup', request)).toMatchObject({ is_active: true });
    expect(await active()).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await done(app, 'activateGroup', { ...request, body: { is_active: false } });
    expect((await active()).every(([, isActive]) => isActive === false)).toBe(true);
  });

  test('is one of so many that a user can be in', async () => {
    const limited = await testApp({ QUOTA_FACTOR: '1' });
    const ben = await limited.user();
    for (let count = 0; count < capacities.groups; count += 1) await foundGroup(limited, ben);
    const { code } = await foundGroup(limited, await limited.user());
    expect(await refusal(limited, 'joinGroup', { as: ben, body: { code } })).toBe(
      'too_many_groups',
    );
    const body = { name: 'One more' };
    expect(await refusal(limited, 'createGroup', { as: ben, body })).toBe('too_many_groups');
  });

  test('refuses a name that shows nothing or is too long', async () => {
    const ana = await app.user();
    for (const name of ['', ' \u200B ', 'x'.repeat(61)]) {
      expect(await refusal(app, 'createGroup', { as: ana, body: { name } })).toBe(
        'validation_failed',
      );
    }
  });

  test('tells open pages of all members that it changed, without any content', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    const notices: string[] = [];
    const { unlisten } = await app.database.sql.listen('live', (payload) => notices.push(payload));
    await done(app, 'updateGroup', { ...about(lead, id), body: { name: 'Secret plan' } });
    await expect
      .poll(() => notices.map((each) => JSON.parse(each) as object))
      .toContainEqual({
        users: [lead.id, others[0]!.id].toSorted((one, other) => one - other),
        event: { type: 'group_changed', group_id: id },
      });
    expect(notices.join()).not.toContain('Secret');
    await unlisten();
  });
});

describe('an invitation', () => {
  test('says before joining who is in the group, and lets in by link or typed code', async () => {
    const ana = await app.user({ first_name: 'Ana' });
    const { id, code } = await foundGroup(app, ana);
    const ben = await app.user();
    const seen = await done(app, 'getGroupInvitation', { as: ben, query: { code } });
    expect(seen).toMatchObject({ group_id: null, members: [{ first_name: 'Ana' }] });
    expect(JSON.stringify(seen)).not.toContain(`"id"`);
    const typed = ` ${formatCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await join(app, ben, typed)).toMatchObject({ id, role: 'member', is_active: true });
    // Sent again, because the answer was lost.
    expect((await join(app, ben, code)).members).toHaveLength(2);
    expect(await readGroup(ana, id)).toMatchObject({ invitation: { uses: 1, most_uses: 5 } });
  });

  test('stays used when someone leaves', async () => {
    const { id, code, lead, others } = await groupWith(app, 6);
    await done(app, 'leaveGroup', about(others[0]!, id));
    const late = await app.user();
    expect(await refusal(app, 'joinGroup', { as: late, body: { code } })).toBe('not_found');
    expect((await readGroup(lead, id)).invitation).toBeNull();
    const renewed = await done(app, 'renewGroupInvitation', about(lead, id));
    expect(renewed).toMatchObject({ uses: 0, most_uses: 1 });
    await join(app, late, renewed.code);
    expect(await refusal(app, 'renewGroupInvitation', about(lead, id))).toBe('group_full');
  });

  test('ends by time, by the lead, by a new one, and when a member is taken out', async () => {
    const ends: ((lead: TestUser, id: number, member: number) => Promise<unknown>)[] = [
      (_, id) => app.database.sql`
        update group_invitations set expires_at = now() where group_id = ${id}`,
      (lead, id) => done(app, 'endGroupInvitation', about(lead, id)),
      (lead, id) => done(app, 'renewGroupInvitation', about(lead, id)),
      (lead, id, member_id) =>
        done(app, 'removeGroupMember', { as: lead, params: { id, member_id } }),
    ];
    for (const end of ends) {
      const { id, code, lead, others } = await groupWith(app, 2);
      await end(lead, id, await ownMembership(app, others[0]!, id));
      const late = await app.user();
      expect(await refusal(app, 'getGroupInvitation', { as: late, query: { code } })).toBe(
        'not_found',
      );
      expect(await refusal(app, 'joinGroup', { as: late, body: { code } })).toBe('not_found');
    }
    await deleteExpiredGroupInvitations(app.database.sql);
    const over = await app.database.sql`select from group_invitations where expires_at <= now()`;
    expect(over).toEqual([]);
  });

  test('is stored without its code', async () => {
    const { id, code } = await foundGroup(app, await app.user());
    const [row] = await app.database.sql<{ row: string }[]>`
      select i::text as row from group_invitations i where group_id = ${id}`;
    expect(row?.row).not.toContain(code);
  });

  test('leads nowhere for who is blocked by a member or blocked one', async () => {
    const { code, others } = await groupWith(app, 3);
    const none = await app.call('getGroupInvitation', {
      as: await app.user(),
      query: { code: 'ZZZZZZZZZZZZ' },
    });
    const [blocked, blocker] = [await app.user(), await app.user()];
    const member = others[1]!;
    await done(app, 'blockUser', about(member, blocked.id));
    await done(app, 'blockUser', about(blocker, member.id));
    for (const as of [blocked, blocker]) {
      const { problem } = await app.call('getGroupInvitation', { as, query: { code } });
      expect(problem).toEqual(none.problem);
      expect(await refusal(app, 'joinGroup', { as, body: { code } })).toBe('not_found');
    }
  });

  test('is limited in number by the day', async () => {
    const limited = await testApp({ QUOTA_FACTOR: '1' });
    const lead = await limited.user();
    const { id } = await done(limited, 'createGroup', { as: lead, body: { name: 'Many' } });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await limited.call('renewGroupInvitation', about(lead, id))).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the lead', () => {
  test('alone renames, invites, hands over and takes members out', async () => {
    const { id, others } = await groupWith(app, 3);
    const [ben, cleo] = others as [TestUser, TestUser];
    const member_id = await ownMembership(app, cleo, id);
    const tries: Parameters<TestApp['call']>[] = [
      ['updateGroup', { ...about(ben, id), body: { name: 'Mine' } }],
      ['renewGroupInvitation', about(ben, id)],
      ['endGroupInvitation', about(ben, id)],
      ['handOverGroup', { ...about(ben, id), body: { member_id } }],
      ['removeGroupMember', { as: ben, params: { id, member_id } }],
    ];
    for (const each of tries) {
      const { problem } = await app.call(...each);
      expect(problem).toMatchObject({
        code: 'transition_refused',
        detail_code: 'group.lead_only',
      });
    }
  });

  test('hands over to another member and becomes one of them', async () => {
    const { id, lead, others } = await groupWith(app, 3);
    const [ben] = others as [TestUser];
    const member_id = await ownMembership(app, ben, id);
    const request = { ...about(lead, id), body: { member_id } };
    expect(await done(app, 'handOverGroup', request)).toMatchObject({ role: 'member' });
    // Sent again, because the answer was lost.
    expect(await done(app, 'handOverGroup', request)).toMatchObject({ role: 'member' });
    expect(await leadFor(lead, id)).toEqual([ben.id]);
  });

  test('cannot take themselves out, but leave', async () => {
    const { id, lead } = await groupWith(app, 2);
    const member_id = await ownMembership(app, lead, id);
    const { problem } = await app.call('removeGroupMember', {
      as: lead,
      params: { id, member_id },
    });
    expect(problem.detail_code).toBe('group.lead_stays');
  });

  test.each([
    ['leaves', (lead: TestUser, id: number) => done(app, 'leaveGroup', about(lead, id))],
    ['deletes the account', (lead: TestUser) => done(app, 'deleteAccount', { as: lead })],
    [
      'is suspended',
      (lead: TestUser) =>
        app.database.sql`update users set suspended_at = now() where id = ${lead.id}`,
    ],
  ])('passes on to the oldest member when they are one who %s', async (_, go) => {
    const { id, lead, others } = await groupWith(app, 3);
    const [ben, cleo] = others as [TestUser, TestUser];
    await go(lead, id);
    expect(await leadFor(cleo, id)).toEqual([ben.id]);
  });

  test('goes to one who is not suspended before one who is', async () => {
    const { id, lead, others } = await groupWith(app, 3);
    const [ben, cleo] = others as [TestUser, TestUser];
    await app.database.sql`update users set suspended_at = now() where id = ${ben.id}`;
    await done(app, 'leaveGroup', about(lead, id));
    expect(await leadFor(cleo, id)).toEqual([cleo.id]);
  });
});

describe('members', () => {
  test('who are suspended, or blocked one another, are not shown to each other', async () => {
    const { id, lead, others } = await groupWith(app, 4);
    const [ben, cleo, dora] = others as [TestUser, TestUser, TestUser];
    await done(app, 'blockUser', about(ben, cleo.id));
    await app.database.sql`update users set suspended_at = now() where id = ${dora.id}`;
    const shown = async (as: TestUser) =>
      (await readGroup(as, id)).members.map(({ user }) => user?.id ?? null);
    expect(await shown(lead)).toEqual([lead.id, ben.id, cleo.id, null]);
    expect(await shown(ben)).toEqual([lead.id, ben.id, null, null]);
    expect(await shown(cleo)).toEqual([lead.id, null, cleo.id, null]);
  });

  test('who hid their profile from lists are shown: they joined', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    await app.database.sql`update users set is_hidden = true where id = ${others[0]!.id}`;
    expect((await readGroup(lead, id)).members[1]?.user).not.toBeNull();
  });

  test('of the last one the group goes too', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    await done(app, 'deleteAccount', { as: others[0]! });
    await done(app, 'leaveGroup', about(lead, id));
    expect(await app.database.sql`select from groups where id = ${id}`).toEqual([]);
  });

  test('export the groups that they are in, and nobody else in them', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    const own = await done(app, 'exportAccount', { as: lead });
    expect(own.groups).toMatchObject([{ group_id: id, role: 'lead', is_active: true }]);
    expect(own.groups[0]?.invitation_expires_at).not.toBeNull();
    const theirs = await done(app, 'exportAccount', { as: others[0]! });
    expect(theirs.groups).toMatchObject([{ role: 'member', invitation_expires_at: null }]);
  });
});
