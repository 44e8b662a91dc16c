// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViewingReminder } from '#domain/notifications/queue.ts';
import { composeViewingReminder } from '#domain/viewings/mails/compose-reminder.ts';
import { viewingSafety, viewingVideoSafety } from '#locales/mails.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { agree, offered, readReminders, setTime } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const change = (as: TestUser, id: number, body: object) =>
  done(app, 'changeViewing', { as, params: { id }, body });
const readViewing = async (as: TestUser, id: number) =>
  (await done(app, 'getInquiryViewings', { as, params: { id } })).viewing;
const hours = (moment: string, count: number) =>
  new Date(Date.parse(moment) + count * 3_600_000).toISOString();

async function compose(data: ViewingReminder) {
  const id = '00000000-0000-4000-8000-000000000000';
  return composeViewingReminder(mailDeps(app.database.sql), { id, queue: 'mail', data });
}
async function composeText(data: ViewingReminder): Promise<string | null> {
  const composed = await compose(data);
  if ('again' in composed) throw new Error('Too early');
  return composed.mail?.text ?? null;
}

/** An agreed viewing that begins so many hours from now, and the mails about it. */
async function agreed(startsIn: number, more: Parameters<typeof offered>[1] = {}) {
  const world = await offered(app, more);
  const slot = world.slots[0]!;
  await setTime(app, slot.id, startsIn);
  const viewing = await agree(app, world.sender, world.id, slot.id);
  const about = (kind: ViewingReminder['kind'], user: TestUser = world.sender) => ({
    kind,
    user_id: user.id,
    viewing_id: viewing.id,
    slot_id: slot.id,
  });
  return { ...world, viewing, slot, about };
}

describe('when both are reminded', () => {
  test('24 hours and two hours before, and an hour after the end, each of the two once', async () => {
    const { owner, sender, id, slots } = await offered(app);
    const slot = slots[0]!;
    const viewing = await agree(app, sender, id, slot.id);
    const both = [sender.id, owner.id].toSorted((one, other) => one - other);
    expect(await readReminders(app, viewing.id)).toEqual(
      [
        ['viewing_day', hours(slot.starts_at, -24)],
        ['viewing_soon', hours(slot.starts_at, -2)],
        ['viewing_ended', hours(slot.ends_at, 1)],
      ].flatMap(([kind, due]) => both.map((user_id) => ({ kind, due, user_id, slot_id: slot.id }))),
    );
  });

  test.each([
    [23, ['viewing_soon', 'viewing_ended']],
    [1, ['viewing_ended']],
  ])('not at a moment that is past: agreed %s hours before', async (startsIn, kinds) => {
    const { viewing } = await agreed(startsIn);
    const reminders = await readReminders(app, viewing.id);
    expect([...new Set(reminders.map(({ kind }) => kind))]).toEqual(kinds);
  });

  test('of a moved viewing at its new time alone, and once where it comes back', async () => {
    const { sender, viewing, slot, slots, about } = await agreed(48);
    const other = slots[1]!;
    await change(sender, viewing.id, { slot_id: other.id });
    expect(await composeText(about('viewing_day'))).toBeNull();
    expect(await composeText({ ...about('viewing_day'), slot_id: other.id })).toContain('Reminder');
    await change(sender, viewing.id, { slot_id: slot.id });
    expect(await composeText(about('viewing_day'))).toContain('Reminder');
    const reminders = await readReminders(app, viewing.id);
    expect(reminders.filter(({ slot_id: slotId }) => slotId === slot.id)).toHaveLength(6);
  });

  test('never of a cancelled viewing, nor once one of them blocked the other', async () => {
    const { sender, viewing, about } = await agreed(48);
    await change(sender, viewing.id, { status: 'cancelled' });
    for (const kind of ['viewing_day', 'viewing_soon', 'viewing_ended'] as const) {
      expect(await composeText(about(kind))).toBeNull();
    }
    const ended = await agreed(1);
    await setTime(app, ended.slot.id, -2);
    await done(app, 'blockUser', { as: ended.owner, params: { id: ended.sender.id } });
    expect(await composeText(ended.about('viewing_ended'))).toBeNull();
  });

  test('a reminder that comes so late that the next one is due is left out', async () => {
    const { slot, about } = await agreed(48);
    await setTime(app, slot.id, 1);
    expect(await composeText(about('viewing_day'))).toBeNull();
    expect(await composeText(about('viewing_soon'))).toContain('Soon');
    await setTime(app, slot.id, -0.1);
    expect(await composeText(about('viewing_soon'))).toBeNull();
  });

  test('in quiet hours only two hours before', async () => {
    const { sender, slot, about } = await agreed(30);
    const now = new Date().getUTCHours();
    const settings = await done(app, 'getNotificationSettings', { as: sender });
    const quiet_hours = { from: now, to: (now + 2) % 24 };
    const body = { ...settings, quiet_hours, time_zone: 'UTC' };
    await done(app, 'saveNotificationSettings', { as: sender, body });
    expect(await compose(about('viewing_day'))).toEqual({ again: expect.any(Number) });
    await setTime(app, slot.id, 2);
    expect(await composeText(about('viewing_soon'))).toContain('Soon');
    await setTime(app, slot.id, -2);
    expect(await compose(about('viewing_ended'))).toEqual({ again: expect.any(Number) });
  });

  test('by mail only who wants mails about messages', async () => {
    const { sender, about } = await agreed(48);
    await app.database.sql`insert into mail_optouts (user_id) values (${sender.id})`;
    expect(await composeText(about('viewing_soon'))).toBeNull();
  });
});

describe('what a reminder asks', () => {
  test('both buttons lead to the page, by an address without a secret', async () => {
    const { id, about } = await agreed(48);
    const text = await composeText(about('viewing_day'));
    const page = `http://localhost:3000/inquiries/${id}`;
    expect(text).toContain(`I’m coming: ${page}\n`);
    expect(text).toContain(`I can’t come: ${page}\n`);
  });

  test('whoever comes reads how to stay safe, at the room and in a call', async () => {
    const { owner, about } = await agreed(5);
    expect(await composeText(about('viewing_soon'))).toContain(viewingSafety);
    expect(await composeText(about('viewing_soon', owner))).not.toContain(viewingSafety);
    const call = await agreed(5, { mode: 'video', video_url: 'https://meet.example/room' });
    expect(await composeText(call.about('viewing_soon'))).toContain(viewingVideoSafety);
  });

  test('who comes says so, the other side sees it, and a move ends it', async () => {
    const { owner, sender, id, viewing, slot, slots, about } = await agreed(20);
    const params = { id: viewing.id };
    const confirm = (as: TestUser, slot_id = slot.id) =>
      app.call('confirmViewing', { as, params, body: { slot_id } });
    expect((await confirm(sender)).answer).toMatchObject({
      has_confirmed: true,
      other_has_confirmed: false,
      status: 'agreed',
    });
    expect((await confirm(sender)).status).toBe(200);
    expect(await readViewing(owner, id)).toMatchObject({
      has_confirmed: false,
      other_has_confirmed: true,
    });
    expect(await composeText(about('viewing_soon', owner))).toContain('confirmed and is coming');
    const text = await composeText(about('viewing_soon'));
    expect(text).not.toContain('I’m coming');

    const { problem } = await confirm(owner, slots[1]!.id);
    expect([problem.code, problem.detail_code]).toEqual(['transition_refused', 'viewing.not_now']);
    await change(sender, viewing.id, { slot_id: slots[1]!.id });
    expect(await readViewing(owner, id)).toMatchObject({ other_has_confirmed: false });
    expect((await confirm(await app.user())).problem.code).toBe('not_found');
  });

  test('nobody confirms what was cancelled or has begun', async () => {
    const { sender, viewing, slot } = await agreed(20);
    const params = { id: viewing.id };
    const confirm = () =>
      app.call('confirmViewing', { as: sender, params, body: { slot_id: slot.id } });
    await setTime(app, slot.id, -0.1);
    expect((await confirm()).status).toBe(409);
    await setTime(app, slot.id, 20);
    await change(sender, viewing.id, { status: 'cancelled' });
    expect((await confirm()).status).toBe(409);
  });

  test('afterwards both are asked once, unless somebody said it already', async () => {
    const { owner, sender, id, viewing, slot, about } = await agreed(1);
    await setTime(app, slot.id, -2);
    for (const user of [owner, sender]) {
      expect(await composeText(about('viewing_ended', user))).toContain('take place?');
    }
    await change(owner, viewing.id, { status: 'missed' });
    expect(await composeText(about('viewing_ended'))).toBeNull();
    const { missed } = await done(app, 'getInquiryViewings', { as: sender, params: { id } });
    expect(missed).toBe(1);
    await change(sender, viewing.id, { status: 'done' });
    expect(await done(app, 'getInquiryViewings', { as: owner, params: { id } })).toMatchObject({
      missed: 0,
      viewing: { status: 'done' },
    });
    // A week after its end what was said stays.
    await setTime(app, slot.id, -7 * 24 - 1);
    const late = { as: owner, params: { id: viewing.id }, body: { status: 'missed' } };
    expect(await refusal(app, 'changeViewing', late)).toBe('transition_refused');
  });
});

describe('what waits for an answer', () => {
  const waiting = async (as: TestUser) => (await done(app, 'countInquiries', { as })).viewings;
  const news = (as: TestUser) => done(app, 'getNews', { as });
  /** Both have read what the other one wrote. */
  const readAll = () => app.database.sql`update inquiries set recipient_unread = 0`;

  test('is counted with the inquiries from a day before until it is answered', async () => {
    const { owner, sender, viewing, slot } = await agreed(30);
    await readAll();
    expect([await waiting(sender), await waiting(owner)]).toEqual([0, 0]);
    await setTime(app, slot.id, 23);
    expect([await waiting(sender), await waiting(owner)]).toEqual([1, 1]);
    expect((await news(owner)).next_viewing).toMatchObject({ asks_whether_coming: true });
    await done(app, 'confirmViewing', {
      as: sender,
      params: { id: viewing.id },
      body: { slot_id: slot.id },
    });
    expect([await waiting(sender), await waiting(owner)]).toEqual([0, 1]);
    expect((await news(sender)).next_viewing).toMatchObject({ asks_whether_coming: false });
    await setTime(app, slot.id, -2);
    expect([await waiting(sender), await waiting(owner)]).toEqual([1, 1]);
    expect(await news(sender)).toMatchObject({
      next_viewing: null,
      ended_viewing: { inquiry_id: viewing.inquiry_id },
    });
    await change(sender, viewing.id, { status: 'done' });
    expect([await waiting(sender), await waiting(owner)]).toEqual([0, 0]);
    expect((await news(owner)).ended_viewing).toBeNull();
  });

  test('an inquiry that is unread counts once', async () => {
    const { owner, sender } = await agreed(20);
    expect(await done(app, 'countInquiries', { as: owner })).toMatchObject({
      unread_received: 1,
      viewings: 0,
    });
    expect(await waiting(sender)).toBe(1);
  });

  test('after a week nobody is asked any more', async () => {
    const { owner, slot } = await agreed(1);
    await readAll();
    await setTime(app, slot.id, -8 * 24);
    expect(await waiting(owner)).toBe(0);
    expect((await news(owner)).ended_viewing).toBeNull();
  });

  test('a proposed time, until the one who answers does', async () => {
    const { owner, sender, id } = await offered(app);
    const times = { day: '2099-06-02', from: '12:00', minutes: 30 };
    const propose = { as: sender, params: { id }, body: times };
    const wish = await done(app, 'proposeViewing', propose);
    const { items } = await done(app, 'listMessages', { as: owner, params: { id } });
    const body = { message_id: items[0]?.id };
    await done(app, 'markInquiryRead', { as: owner, params: { id }, body });
    const asked = async (as: TestUser) => [(await news(as)).asked_wish, await waiting(as)];
    const { starts_at } = wish;
    expect(await asked(owner)).toMatchObject([{ inquiry_id: id, starts_at }, 1]);
    expect(await asked(sender)).toEqual([null, 0]);
    const counter = { instead: { ...times, from: '13:00' } };
    await done(app, 'answerViewingWish', { as: owner, params: { id: wish.id }, body: counter });
    expect(await asked(owner)).toEqual([null, 0]);
    expect(await asked(sender)).toMatchObject([{ inquiry_id: id }, 1]);
    await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
    expect(await asked(sender)).toEqual([null, 0]);
  });
});
