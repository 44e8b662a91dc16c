import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '#domain/notifications/mailer.ts';
import { createPushServices } from '#domain/push/push-services.ts';
import { createPusher } from '#domain/push/pusher.ts';
import { loadVapidKeys } from '#domain/push/vapid-keys.ts';
import { createLog } from '#platform/log.ts';
import type { Mail, MailTransport } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { makeDue, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';
import { terms } from '../offers/steps.ts';
import { agree, offered, setTime, waitFor, writer } from '../viewings/steps.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let workers: { start(): Promise<void>; stop(): Promise<void> }[] = [];
const mails: Mail[] = [];

beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_ORIGINS: service.origin });
  const { sql } = app.database;
  const log = createLog('silent');
  const transport = {
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  } as unknown as MailTransport;
  const services = createPushServices({
    keys: await loadVapidKeys(sql),
    publicUrl,
    trusted: [service.origin],
  });
  workers = [
    createMailer({ sql, log, transport, composers: listMails(mailDeps(sql)) }),
    createPusher({ sql, log, services }),
  ];
  for (const worker of workers) await worker.start();
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await app.database.close();
  await service.close();
});

async function subscribe(as: TestUser): Promise<Subscriber> {
  const subscriber = service.subscribe();
  await done(app, 'savePushSubscription', { as, body: subscriber.form });
  return subscriber;
}
const untilArrived = ({ arrived }: Subscriber, count: number) =>
  vi.waitFor(() => expect(arrived).toHaveLength(count), { timeout: 15_000, interval: 20 });
const titles = ({ arrived }: Subscriber) => arrived.map(({ payload }) => payload.title);
const change = (as: TestUser, id: number, body: object) =>
  done(app, 'changeViewing', { as, params: { id }, body });

/** No hour of theirs is quiet, or this one and the next are. */
async function setQuiet(as: TestUser, isQuiet: boolean): Promise<void> {
  const settings = await done(app, 'getNotificationSettings', { as });
  const from = new Date().getUTCHours();
  const quiet_hours = isQuiet ? { from, to: (from + 2) % 24 } : null;
  const body = { ...settings, quiet_hours, time_zone: 'UTC' };
  await done(app, 'saveNotificationSettings', { as, body });
}

test('devices of both sides tell of a viewing that is agreed, moved, reminded of and cancelled', async () => {
  const { owner, sender, id, slots } = await offered(app);
  const devices = [await subscribe(owner), await subscribe(sender)];
  const viewing = await agree(app, sender, id, slots[0]!.id);
  for (const device of devices) await untilArrived(device, 1);
  await change(sender, viewing.id, { slot_id: slots[1]!.id });
  for (const device of devices) await untilArrived(device, 2);
  await makeDue(app.database.sql, 'mail', { kind: 'viewing_day', slot_id: slots[1]!.id });
  for (const device of devices) await untilArrived(device, 3);
  await change(owner, viewing.id, { status: 'cancelled' });
  const addresses = await app.database.sql<{ text: string }[]>`
    select email as text from users where id = any(${[owner.id, sender.id]}::int[])
    union all select address from listings where user_id = ${owner.id}`;
  for (const device of devices) {
    await untilArrived(device, 4);
    expect(titles(device)).toEqual([
      expect.stringMatching(/^Viewing of .+: /),
      expect.stringContaining('is now on'),
      expect.stringMatching(/^Reminder: /),
      expect.stringContaining('cancelled'),
    ]);
    for (const { payload } of device.arrived) {
      expect(payload.url).toBe(`/inquiries/${id}`);
      for (const { text } of addresses) expect(JSON.stringify(payload)).not.toContain(text);
    }
  }
});

test('devices tell of a proposed time and of the answer to it', async () => {
  const { owner, sender, id } = await offered(app);
  const [ofOwner, ofSender] = [await subscribe(owner), await subscribe(sender)];
  const times = { day: '2099-06-02', from: '12:00', minutes: 30 };
  const wish = await done(app, 'proposeViewing', { as: sender, params: { id }, body: times });
  await untilArrived(ofOwner, 1);
  expect(ofOwner.arrived[0]?.payload.url).toBe(`/inquiries/${id}`);
  const answer = (as: TestUser, body: object) =>
    done(app, 'answerViewingWish', { as, params: { id: wish.id }, body });
  await answer(owner, { instead: { ...times, from: '13:00' } });
  await untilArrived(ofSender, 1);
  await answer(sender, { status: 'declined' });
  await untilArrived(ofOwner, 2);
  expect(titles(ofOwner)).toEqual([
    expect.stringContaining('Proposed time'),
    expect.stringContaining('was declined'),
  ]);
});

test('what quiet hours keep waiting is replaced by what came of it', async () => {
  const { sender, id, slots } = await offered(app);
  const device = await subscribe(sender);
  await setQuiet(sender, true);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  const waiting = (count: RegExp) =>
    vi.waitFor(
      async () => {
        const jobs = await readJobs<{ payload: { title: string } }>(app.database.sql, 'push', {
          user_id: sender.id,
        });
        expect(jobs.map(({ data }) => data.payload.title)).toEqual([expect.stringMatching(count)]);
      },
      { timeout: 15_000, interval: 20 },
    );
  await waiting(/^Viewing of/);
  await change(sender, viewing.id, { status: 'cancelled' });
  await waiting(/cancelled/);
  await setQuiet(sender, false);
  await makeDue(app.database.sql, 'push', { user_id: sender.id });
  await untilArrived(device, 1);
  expect(titles(device)[0]).toContain('cancelled');
});

test('a reminder does not arrive once the viewing has begun', async () => {
  const { sender, id, slots } = await offered(app);
  const device = await subscribe(sender);
  await setQuiet(sender, true);
  await setTime(app, slots[0]!.id, 3);
  await agree(app, sender, id, slots[0]!.id);
  const waiting = () => readJobs(app.database.sql, 'push', { user_id: sender.id });
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 15_000);
  await app.database.sql`
    update pgboss.job set data = data || '{"until": "2020-01-01T00:00:00Z"}'
    where name = 'push' and (data->>'user_id')::int = ${sender.id}`;
  await setQuiet(sender, false);
  await makeDue(app.database.sql, 'push', { user_id: sender.id });
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(0), 15_000);
  expect(device.arrived).toEqual([]);
});

test('devices of whoever waits tell of a free place, also without mails', async () => {
  const { sender, id, slots, listingId } = await offered(app);
  const slotId = slots[0]!.id;
  const viewing = await agree(app, sender, id, slotId);
  const other = await writer(app, listingId);
  await waitFor(app, other.sender, other.id, slotId);
  await app.database.sql`insert into mail_optouts (user_id) values (${other.sender.id})`;
  const device = await subscribe(other.sender);
  mails.length = 0;
  await change(sender, viewing.id, { status: 'cancelled' });
  await untilArrived(device, 1);
  expect(device.arrived[0]?.payload).toMatchObject({
    title: expect.stringMatching(/^A place is free: viewing of/),
    url: `/inquiries/${other.id}`,
  });
  expect(mails.filter(({ subject }) => subject.startsWith('A place is free'))).toEqual([]);
});

test('an offer and its answer come to the devices of the other side, also without mails', async () => {
  const { owner, sender, id } = await offered(app);
  await app.database.sql`insert into mail_optouts (user_id) values (${sender.id})`;
  const [ofOwner, ofSender] = [await subscribe(owner), await subscribe(sender)];
  mails.length = 0;
  await done(app, 'makeOffer', { as: owner, params: { id }, body: terms });
  await untilArrived(ofSender, 1);
  expect(titles(ofSender)[0]).toContain('offers you');
  expect(ofSender.arrived[0]?.payload).toMatchObject({ url: `/inquiries/${id}`, body: '' });
  await done(app, 'updateOffer', { as: sender, params: { id }, body: { status: 'accepted' } });
  await untilArrived(ofOwner, 1);
  expect(titles(ofOwner)[0]).toContain('accepted your offer');
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('accepted your offer'),
  ]);
});
