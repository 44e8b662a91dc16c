import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMails } from '#server/list-mails.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { join } from '../groups/steps.ts';
import { done, greeting, refusal } from '../inquiries/steps.ts';
import { asking, groupWithPage, owner, person, wantedForm } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const newPerson = () => person(app);
const groupOfTwo = async () => groupWithPage(app, [await newPerson(), await newPerson()]);
const host = (more = {}) => owner(app, { room_type: 'whole_place', monthly_rent: 1300, ...more });
const invite = (as: TestUser & { listing: number }, page: number) =>
  done(app, 'inviteWanted', {
    as,
    params: { id: page },
    body: { listing_id: as.listing, message: asking },
  });

describe('inviting a group', () => {
  test('all are told, one says yes for all, and an inquiry of the group begins', async () => {
    const { id, page, lead, others } = await groupOfTwo();
    const as = await host();
    const invitation = await invite(as, page);
    const { sql } = app.database;
    const jobs = (await readJobs(sql, 'mail')).filter(
      ({ data }) => data['invitation_id'] === invitation.id,
    );
    const readers = jobs.map(({ data }) => data['user_id'] as number);
    expect(new Set(readers)).toEqual(new Set([lead.id, others[0]!.id]));
    for (const job of jobs) {
      const composed = (await listMails(mailDeps(sql)).wanted_invited(job as never)) as {
        mail: { text: string } | null;
      };
      expect(composed.mail?.text).toContain(asking);
      expect(composed.mail?.text).toContain('The invitation is for your group “');
    }
    const yes = { status: 'accepted', message: greeting } as const;
    const accepted = await done(app, 'answerWantedInvitation', {
      as: others[0]!,
      params: { id: invitation.id },
      body: yes,
    });
    const params = { id: accepted.inquiry_id ?? 0 };
    for (const reader of [as, lead, others[0]!]) {
      expect(await refusal(app, 'getInquiry', { as: reader, params })).toBe('not refused: 200');
    }
    const [inquiry] = await sql`select group_id from inquiries where id = ${params.id}`;
    expect(inquiry).toMatchObject({ group_id: id });
    const { items } = await done(app, 'listWantedInvitations', { as: lead, query: {} });
    expect(items).toMatchObject([{ status: 'accepted', group: { id } }]);
  });

  test('a no of one is the no of all, and the owner invites none of them for a while', async () => {
    const strict = await openTestApp({ QUOTA_FACTOR: '1' });
    const before = app;
    app = strict;
    try {
      const { page, lead, others } = await groupOfTwo();
      const as = await host();
      const { id } = await invite(as, page);
      const body = { status: 'declined' } as const;
      await done(app, 'answerWantedInvitation', { as: others[0]!, params: { id }, body });
      const { sql } = app.database;
      const [mailed] = await readJobs(sql, 'mail', { kind: 'wanted_declined', invitation_id: id });
      const composed = (await listMails(mailDeps(sql)).wanted_declined(mailed as never)) as {
        mail: { subject: string } | null;
      };
      // Nobody of them is named as the one who said no.
      expect(composed.mail?.subject).toMatch(/^The group that you invited does not want to write/);
      await done(app, 'saveOwnWanted', { as: lead, body: wantedForm });
      const own = await done(app, 'getOwnWanted', { as: lead });
      const again = { listing_id: as.listing, message: asking };
      const params = { id: own.page?.id ?? 0 };
      expect(await refusal(app, 'inviteWanted', { as, params, body: again })).toBe('rate_limited');
    } finally {
      app = before;
      await strict.database.close();
    }
  });

  test('a no reaches the owner also when they blocked who leads, or who leads is suspended', async () => {
    const { sql } = app.database;
    const suspend = (as: TestUser, isSuspended: boolean) =>
      sql`update users set suspended_at = case when ${isSuspended} then now() end
        where id = ${as.id}`;
    const cases = [
      async (lead: TestUser, _: TestUser, as: TestUser) =>
        done(app, 'blockUser', { as, params: { id: lead.id } }),
      (lead: TestUser) => suspend(lead, true),
      // All were suspended, and one who does not lead returns.
      async (lead: TestUser, other: TestUser) => {
        for (const each of [other, lead]) await suspend(each, true);
        await suspend(other, false);
        await sql`update sessions set revoked_at = null where user_id = ${other.id}`;
      },
    ];
    for (const happens of cases) {
      const { page, lead, others } = await groupOfTwo();
      const [other] = others as [TestUser];
      const as = await host();
      const { id } = await invite(as, page);
      await happens(lead, other, as);
      const body = { status: 'declined' } as const;
      await done(app, 'answerWantedInvitation', { as: other, params: { id }, body });
      const [job] = await readJobs(sql, 'mail', { kind: 'wanted_declined', invitation_id: id });
      const composed = (await listMails(mailDeps(sql)).wanted_declined(job as never)) as {
        mail: { subject: string } | null;
      };
      expect(composed.mail?.subject).toMatch(/^The group that you invited does not want to write/);
    }
  });

  test('who returns leads a group in which all others are suspended', async () => {
    const { id, lead, others } = await groupOfTwo();
    const { sql } = app.database;
    for (const user of [others[0]!, lead]) {
      await sql`update users set suspended_at = now() where id = ${user.id}`;
    }
    for (const returning of [lead, others[0]!]) {
      await sql`update users set suspended_at = case when id <> ${returning.id} then now() end
        where id in (${lead.id}, ${others[0]!.id})`;
      const [row] = await sql`
        select user_id from group_members where group_id = ${id} and role = 'lead'`;
      expect(row).toMatchObject({ user_id: returning.id });
    }
  });

  test('it is once for each room, not by one of the group, and not of a group that wrote', async () => {
    const { id, page, lead } = await groupOfTwo();
    const as = await host();
    await invite(as, page);
    const body = { listing_id: as.listing, message: asking };
    expect(await refusal(app, 'inviteWanted', { as, params: { id: page }, body })).toBe('conflict');
    const other = await host();
    const inquiry = { listing_id: other.listing, message: greeting, group_id: id };
    await done(app, 'sendListingInquiry', { as: lead, body: inquiry });
    expect(
      await refusal(app, 'inviteWanted', {
        as: other,
        params: { id: page },
        body: { ...body, listing_id: other.listing },
      }),
    ).toBe('inquiry_open');
  });

  test('who left reads and answers it no more, and who joins does', async () => {
    const { id, page, others, code } = await groupOfTwo();
    const as = await host();
    const invitation = await invite(as, page);
    const late = await newPerson();
    await join(app, late, code);
    await done(app, 'leaveGroup', { as: others[0]!, params: { id } });
    const body = { status: 'declined' } as const;
    const params = { id: invitation.id };
    const left = await done(app, 'listWantedInvitations', { as: others[0]!, query: {} });
    expect(left.items).toEqual([]);
    expect(await refusal(app, 'answerWantedInvitation', { as: others[0]!, params, body })).toBe(
      'not_found',
    );
    const declined = await done(app, 'answerWantedInvitation', { as: late, params, body });
    expect(declined).toMatchObject({ status: 'declined', side: 'received' });
  });

  test('two of the group who answer at once: one answer counts', async () => {
    const { page, lead, others } = await groupOfTwo();
    const as = await host();
    const { id } = await invite(as, page);
    const yes = { status: 'accepted', message: greeting } as const;
    const answers = await Promise.all([
      app.call('answerWantedInvitation', { as: lead, params: { id }, body: yes }),
      app.call('answerWantedInvitation', {
        as: others[0]!,
        params: { id },
        body: { status: 'declined' },
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
