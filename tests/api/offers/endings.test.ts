// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';
import { agreed, offering, pair } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

describe('an offer ends', () => {
  const statusAfter = async (end: (made: Awaited<ReturnType<typeof pair>>) => Promise<unknown>) => {
    const made = await agreed(app);
    const waiting = await pair(app);
    await done(app, 'makeOffer', offering(waiting));
    const statuses = [];
    for (const each of [made, waiting]) {
      await end(each);
      const [row] = await app.database.sql<{ status: string }[]>`
        select status from offers where inquiry_id = ${each.id}`;
      statuses.push(row?.status);
    }
    return statuses;
  };
  const ended = ['ended', 'ended'];

  test('with a block of either side', async () => {
    const block = (as: 'owner' | 'sender', whom: 'owner' | 'sender') =>
      statusAfter((made) =>
        done(app, 'blockUser', { as: made[as], params: { id: made[whom].id } }),
      );
    expect(await block('owner', 'sender')).toEqual(ended);
    expect(await block('sender', 'owner')).toEqual(ended);
  });

  test('with a suspension', async () => {
    const admin = await app.user({ is_admin: true });
    const after = await statusAfter(({ owner }) =>
      done(app, 'suspendUser', { as: admin, params: { id: owner.id }, body: { note: 'Spam' } }),
    );
    expect(after).toEqual(ended);
  });

  test('with an account or the room', async () => {
    const ofSender = await statusAfter(({ sender }) => done(app, 'deleteAccount', { as: sender }));
    expect(ofSender).toEqual(ended);
    const ofOwner = await statusAfter(({ owner }) => done(app, 'deleteAccount', { as: owner }));
    expect(ofOwner).toEqual(ended);
    const ofRoom = await statusAfter(({ owner, listing }) =>
      done(app, 'deleteListing', { as: owner, params: { id: listing } }),
    );
    expect(ofRoom).toEqual(ended);
  });

  test('with the inquiry', async () => {
    const withdrawn = await statusAfter((made) =>
      done(app, 'updateInquiry', {
        as: made.sender,
        params: { id: made.id },
        body: { status: 'withdrawn' },
      }),
    );
    expect(withdrawn).toEqual(ended);
  });

  test('but not once they moved in', async () => {
    const after = await statusAfter(async ({ id, owner, sender }) => {
      await app.database.sql`
        update offers set move_in = '2020-02-02', answer_by = '2020-02-01'
        where inquiry_id = ${id}`;
      await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
    });
    expect(after).toEqual(['accepted', 'ended']);
  });
});
