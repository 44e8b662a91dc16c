import { afterAll, beforeAll, expect, test } from 'vitest';
import { wantedInvitationModel } from '#qa/traces/models/wanted-invitation.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { readJobs } from '#tests/support/jobs.ts';
import { done, greeting, room } from '../inquiries/steps.ts';
import { asking, owner, seeker, spot, wantedForm } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

interface Value {
  page: 'none' | 'shown' | 'keptBack' | 'ended';
  invitation: 'none' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
}

async function play(path: Path): Promise<void> {
  const host = await owner(app);
  const author = await seeker(app);
  let { page } = author;
  await done(app, 'deleteOwnWanted', { as: author });
  const otherRoom = await room(app, host, spot);
  let invitation = 0;

  async function save(visibility: 'members' | 'nobody'): Promise<void> {
    const body = { ...wantedForm, visibility };
    const saved = await done(app, 'saveOwnWanted', { as: author, body });
    page = saved.page?.id ?? 0;
  }

  await playPath(path, {
    async act({ type, by }, { from, transitions }) {
      const before = from.value as unknown as Value;
      const isRefused = transitions.length === 0;
      switch (type) {
        case 'page.shown':
          await save('members');
          break;
        case 'page.kept_back':
          await save('nobody');
          break;
        case 'page.deleted':
          await done(app, 'deleteOwnWanted', { as: author });
          break;
        case 'page.confirmed': {
          const { status } = await app.call('confirmOwnWanted', { as: author });
          expect(status).toBe(before.page === 'none' ? 409 : 200);
          break;
        }
        case 'page.aged':
          await app.database.sql`
            update wanted_pages set confirmed_at = now() - interval '400 days'
            where user_id = ${author.id}`;
          break;
        case 'seeker.invited': {
          const body = { listing_id: host.listing, message: asking };
          const invited = { as: host, params: { id: page }, body };
          const { status, answer } = await app.call('inviteWanted', invited);
          expect(status).toBe(!isRefused ? 201 : before.page === 'shown' ? 409 : 404);
          if (!isRefused) invitation = answer.id;
          break;
        }
        case 'invitation.accepted':
        case 'invitation.declined':
        case 'invitation.withdrawn': {
          const status = type.slice('invitation.'.length) as 'accepted';
          const body = { status, message: greeting };
          const answering = { as: by === 'owner' ? host : author, params: { id: invitation || 1 } };
          const answered = await app.call('answerWantedInvitation', { ...answering, body });
          const refusal = before.invitation === 'none' ? 404 : 409;
          expect(answered.status).toBe(isRefused ? refusal : 200);
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value }) {
      const after = value as unknown as Value;
      const own = (await done(app, 'getOwnWanted', { as: author })).page;
      expect(own?.is_ended ?? null).toBe(after.page === 'none' ? null : after.page === 'ended');
      const { status } = await app.call('getWanted', { as: host, params: { id: page } });
      expect(status).toBe(after.page === 'shown' ? 200 : 404);
      const { items } = await done(app, 'listWantedInvitations', { as: author, query: {} });
      expect(items[0]?.status ?? 'none').toBe(after.invitation);
      const sent = await done(app, 'listWantedInvitations', { as: host, query: { side: 'sent' } });
      expect(sent.items[0]?.status ?? 'none').toBe(after.invitation);
      const mails = await readJobs(app.database.sql, 'mail', { invitation_id: invitation });
      const expected = [{ kind: 'wanted_invited', user_id: author.id }];
      if (after.invitation === 'none') expected.pop();
      if (after.invitation === 'declined') {
        expected.push({ kind: 'wanted_declined', user_id: host.id });
        // To no other room either.
        const body = { listing_id: otherRoom, message: asking };
        const again = await app.call('inviteWanted', { as: host, params: { id: page }, body });
        expect(again.status).toBe(after.page === 'shown' ? 429 : 404);
      }
      expect(mails.map(({ data }) => data)).toMatchObject(expected);
      expect(mails).toHaveLength(expected.length);
      const inquiries = await app.database.sql`
        select from inquiries where sender_id = ${author.id} and listing_id = ${host.listing}`;
      expect(inquiries).toHaveLength(after.invitation === 'accepted' ? 1 : 0);
    },
  });
}

test.each(pathsToPlay(wantedInvitationModel))(
  'the server shows a wanted page and its invitation to whom it should, on path %s',
  async (_, path) => {
    await play(path);
  },
);
