import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countJobs, readJobs } from '#tests/support/jobs.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal } from '../inquiries/steps.ts';
import { agreed, answering, readOffer, applicant, type Pair } from '../offers/steps.ts';
import { letSecondsPass, startSender, undo } from './decline-steps.ts';

let app: TestApp;
let sender: JobWorker;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(async () => {
  sender = await startSender(app);
});
afterEach(() => sender.stop());

const untilSent = async () => {
  await letSecondsPass(app);
  await vi.waitFor(
    async () => expect(await countJobs(app.database.sql, 'declines')).toBe(0),
    20_000,
  );
};
const about = (
  { owner, listing }: Pick<Pair, 'owner' | 'listing'>,
  message: string | null = null,
) => ({
  as: owner,
  params: { id: listing },
  body: { message },
});
const notify = (made: Pair, message?: string) => done(app, 'notifyOthers', about(made, message));
const readInquiry = ({ id }: Pair, as: TestUser) => done(app, 'getInquiry', { as, params: { id } });
const board = ({ owner, listing }: Pair) =>
  done(app, 'listApplicants', { as: owner, params: { id: listing } });
const mails = (kind: string, { id }: Pair) =>
  readJobs(app.database.sql, 'mail', { kind, inquiry_id: id });

/** A filled room: one accepted it, and two others wait. */
async function filledRoom() {
  const made = await agreed(app);
  await app.database.sql`update listings set status = 'active' where id = ${made.listing}`;
  const others = [await applicant(app, made), await applicant(app, made)] as const;
  await app.database.sql`update listings set status = 'filled' where id = ${made.listing}`;
  return { made, others };
}

describe('telling everyone else that the room went to someone', () => {
  test('needs the owner’s press, and reaches each once, by name, but not who got the room', async () => {
    const { made, others } = await filledRoom();
    expect((await board(made)).others).toEqual({ waiting: 2, contract: null, askable: 0 });
    const held = await notify(made, 'Dear {first_name}, it is gone.');
    expect(held).toMatchObject({ count: 2, is_filled: true });
    const page = await board(made);
    expect(page.others?.waiting).toBe(0);
    expect(page.held_declines).toMatchObject([{ count: 2, is_filled: true }]);
    await untilSent();
    for (const each of others) {
      const { status, is_room_taken, last_message } = await readInquiry(each, each.sender);
      expect({ status, is_room_taken }).toEqual({ status: 'declined', is_room_taken: true });
      expect(last_message.text).toMatch(/^Dear .+, it is gone\.$/);
      expect(await mails('filled', each)).toHaveLength(1);
      expect(await mails('declined', each)).toEqual([]);
    }
    expect(await readInquiry(made, made.sender)).toMatchObject({
      status: 'accepted',
      is_room_taken: false,
    });
  });

  test('reads a kind text of ours in the language of each without a message', async () => {
    const { made, others } = await filledRoom();
    await app.database.sql`update users set locale = 'de' where id = ${others[0].sender.id}`;
    await notify(made);
    await untilSent();
    const { last_message: german } = await readInquiry(others[0], others[0].sender);
    const { last_message: english } = await readInquiry(others[1], others[1].sender);
    expect(german.text).toContain('anderweitig vergeben');
    expect(english.text).toContain('gone to someone else');
  });

  test('can be undone for ten seconds', async () => {
    const { made, others } = await filledRoom();
    const { id } = await notify(made);
    expect((await undo(app, made.owner, made.listing, id)).status).toBe(204);
    await untilSent();
    expect((await readInquiry(others[0], others[0].sender)).status).toBe('sent');
    expect((await board(made)).others?.waiting).toBe(2);
  });

  test('pressed in two tabs tells nobody twice', async () => {
    const { made, others } = await filledRoom();
    await notify(made);
    expect(await refusal(app, 'notifyOthers', about(made))).toBe('inquiry_closed');
    await untilSent();
    expect(await refusal(app, 'notifyOthers', about(made))).toBe('inquiry_closed');
    for (const each of others) expect(await mails('filled', each)).toHaveLength(1);
  });

  test('waits for the contract where the owner chose so, with their message', async () => {
    const { made, others } = await filledRoom();
    await done(app, 'waitForContract', about(made, 'It is gone'));
    await untilSent();
    expect((await readInquiry(others[0], others[0].sender)).status).toBe('sent');
    expect((await board(made)).others?.contract).toEqual({ message: 'It is gone' });
    const { contract_messages: exported } = await done(app, 'exportAccount', { as: made.owner });
    expect(exported).toEqual([{ listing_id: made.listing, message: 'It is gone' }]);
    await notify(made, 'It is gone');
    expect((await board(made)).others?.contract).toBeNull();
  });

  test('is refused while the room is offered', async () => {
    const { made } = await filledRoom();
    await app.database.sql`update listings set status = 'active' where id = ${made.listing}`;
    expect(await refusal(app, 'notifyOthers', about(made))).toBe('conflict');
    expect(await refusal(app, 'waitForContract', about(made))).toBe('conflict');
  });
});

describe('once the room is free again', () => {
  /** Two were told, then whoever had the room stepped back, and the owner offers it again. */
  async function freeAgain() {
    const { made, others } = await filledRoom();
    await notify(made);
    await untilSent();
    const reason = 'My job moved';
    await done(app, 'updateOffer', answering(made, 'sender', 'stepped_back', { reason }));
    expect((await readOffer(app, made, 'owner')).listing?.can_reopen).toBe(true);
    return { made, others };
  }
  const reopen = ({ listing }: Pair) =>
    app.database.sql`update listings set status = 'active' where id = ${listing}`;
  const ask = (made: Pair) => done(app, 'askOthersAgain', about(made));

  test('those who were told are asked once, and nothing is restored', async () => {
    const { made, others } = await freeAgain();
    expect(await refusal(app, 'askOthersAgain', about(made))).toBe('conflict');
    await reopen(made);
    expect((await board(made)).others?.askable).toBe(2);
    expect(await ask(made)).toEqual({ asked: 2 });
    expect(await ask(made)).toEqual({ asked: 0 });
    for (const each of others) {
      expect(await mails('free_again', each)).toHaveLength(1);
      const { status, is_asked_again } = await readInquiry(each, each.sender);
      expect({ status, is_asked_again }).toEqual({ status: 'declined', is_asked_again: true });
      expect((await readInquiry(each, each.owner)).is_asked_again).toBe(false);
    }
  });

  test('whoever is still looking begins a new inquiry, which a "no" would have closed', async () => {
    const { made, others } = await freeAgain();
    await reopen(made);
    await ask(made);
    const [first] = others;
    const body = { listing_id: made.listing, message: greeting };
    const again = await done(app, 'sendListingInquiry', { as: first.sender, body });
    expect(again.status).toBe('sent');
    const before = await readInquiry(first, first.sender);
    expect(before).toMatchObject({ status: 'declined', is_asked_again: false });
    expect((await board(made)).counts).toMatchObject({ new: 1, declined: 2 });
  });
});
