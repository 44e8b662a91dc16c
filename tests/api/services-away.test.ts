import { rename, writeFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from '#domain/notifications/mailer.ts';
import { listMails } from '#server/list-mails.ts';
import { countJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import { publicUrl, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { image, upload } from './images/upload-steps.ts';
import { readEvents } from './inquiries/event-reader.ts';
import { startMailSink } from './inquiries/mail-sink.ts';
import { done, room, sentInquiry } from './inquiries/steps.ts';

/** What a client may wait for an answer, whatever else is away. */
const patienceMs = 2000;
/** How soon everything must work again. */
const recoveryMs = 10_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Writes messages in an inquiry, and records which ones were acknowledged. */
async function startLedger(app: TestApp) {
  const { sender, owner, id } = await sentInquiry(app);
  const entries: { text: string; key: string; isAcknowledged: boolean; ms: number }[] = [];
  const send = async (entry: (typeof entries)[number]) => {
    const startedAt = performance.now();
    const { status } = await app.call('sendMessage', {
      as: entries.indexOf(entry) % 2 === 0 ? owner : sender,
      params: { id },
      body: { message: entry.text },
      headers: { 'Idempotency-Key': entry.key },
    });
    entry.ms = performance.now() - startedAt;
    entry.isAcknowledged = status === 201;
  };
  return {
    owner,
    entries,
    async write(count: number) {
      for (let nth = 0; nth < count; nth += 1) {
        const text = `Message ${entries.length}`;
        const entry = { text, key: crypto.randomUUID(), isAcknowledged: false, ms: 0 };
        entries.push(entry);
        await send(entry);
      }
    },
    /** Sends every message again, as clients without an answer do; then compares what is stored. */
    async settle() {
      for (const entry of entries) await send(entry);
      const query = { page_size: 100 };
      const { items } = await done(app, 'listMessages', { as: owner, params: { id }, query });
      const [, ...stored] = items.map(({ text }) => text);
      expect(stored.sort()).toEqual(entries.map(({ text }) => text).sort());
    },
  };
}

test('a mail server that takes connections and says nothing delays no answer, and gets each mail once', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const ledger = await startLedger(app);
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const log = createLog('silent');
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'us@rooms.example' };
  const transport = openMailTransport({ smtp, dataDir: app.dataDir, publicUrl }, log);
  const pauses = { firstMs: 100, longestMs: 500 };
  const composers = listMails(mailDeps(sql, ['en']));
  const mailer = createMailer({ sql, log, transport, composers, pauses });
  onTestFinished(() => mailer.stop());
  await mailer.start();
  await vi.waitFor(() => expect(open.size).toBeGreaterThan(0), patienceMs);

  await ledger.write(20);
  expect(ledger.entries.filter((entry) => !entry.isAcknowledged)).toEqual([]);
  expect(Math.max(...ledger.entries.map(({ ms }) => ms))).toBeLessThan(patienceMs);
  const queued = await countJobs(sql, 'mail');

  for (const socket of open) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  const sink = await startMailSink({ port });
  onTestFinished(() => sink.stop());
  await vi.waitFor(async () => expect(await countJobs(sql, 'mail')).toBe(0), recoveryMs);
  expect(sink.mails).toHaveLength(queued);
  expect(new Set(sink.mails.map(({ id }) => id)).size).toBe(sink.mails.length);
  await ledger.settle();
});

test('photos that were refused while their storage was away are taken once when it is back', async () => {
  const app = await testApp();
  const owner: TestUser = await app.user();
  const listing = await room(app, owner);
  const bytes = await image({ width: 64, height: 48 });
  const keys = [
    await upload(app, owner, listing, bytes),
    await upload(app, owner, listing, bytes),
    await upload(app, owner, listing, bytes),
  ];
  const register = (key: string | undefined) =>
    app.call('registerImage', { as: owner, params: { id: listing }, body: { key } });
  const shown = async () =>
    (await done(app, 'getListing', { params: { id: listing } })).images.map(({ id }) => id);
  const acknowledged = [(await register(keys[0])).answer.id];

  const media = path.join(app.dataDir, 'media');
  await rename(media, `${media}.away`);
  await writeFile(media, 'not a folder');
  for (const key of keys.slice(1)) {
    const { status, problem } = await register(key);
    expect([status, problem.code]).toEqual([503, 'unavailable']);
  }
  expect(await shown()).toEqual(acknowledged);
  await rm(media);
  await rename(`${media}.away`, media);

  const startedAt = performance.now();
  for (const key of keys.slice(1)) acknowledged.push((await register(key)).answer.id);
  expect(performance.now() - startedAt).toBeLessThan(recoveryMs);
  for (const key of keys) expect(acknowledged).toContain((await register(key)).answer.id);
  expect(await shown()).toEqual(acknowledged);
});

test('open pages miss nothing when the listening connection is lost', async () => {
  const app = await testApp();
  const ledger = await startLedger(app);
  const response = await app.request('/api/events', {
    headers: { Authorization: `Bearer ${ledger.owner.token}` },
  });
  const reader = await readEvents(response);
  await ledger.write(3);
  const killed = await app.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'roomieradar changes' and datname = current_database()`;
  expect(killed.length).toBeGreaterThan(0);
  await ledger.write(3);
  const lostAt = performance.now();
  // Events may have been lost, so the page must fetch everything again.
  for (;;) if ((await reader.next())?.type === 'resync') break;
  expect(performance.now() - lostAt).toBeLessThan(recoveryMs);
  await ledger.write(1);
  expect(await reader.next()).toMatchObject({ type: 'inquiry_changed' });
  expect(ledger.entries.filter((entry) => !entry.isAcknowledged)).toEqual([]);
  await reader.cancel();
  await ledger.settle();
});

/** Ends the connections of the app's pool; how many there were. */
async function closeAll(app: TestApp): Promise<number> {
  const closed = await app.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and application_name = 'roomieradar'
      and datname = current_database()`;
  return closed.length;
}

test('a database that closes every connection, but takes new ones, is not away', async () => {
  const app = await testApp();
  const said: unknown[] = [];
  const note = (...line: unknown[]) => void said.push(line);
  const log = { warn: note, info: note, error: note };
  const { sql, close } = openDatabase(app.database.target, 4, { waitMs: 1000, log });
  onTestFinished(close);
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([1, 2, 3, 4].map((nth) => sql`select ${nth}::int`));
    const underWay = Array.from({ length: 4 }, () => sql`select pg_sleep(1)`.catch(() => null));
    await sleep(20);
    await closeAll(app);
    await Promise.all(underWay);
    // A statement that had not begun may have opened a connection since, to run after all.
    await expect.poll(() => closeAll(app), { timeout: 5000 }).toBe(0);
    await sleep(50);
    expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
  }
  expect(said).toEqual([]);
});

test.each([
  ['an hour ahead', 1],
  ['an hour back', -1],
])('a clock that jumps %s loses and doubles no write', async (_, hours) => {
  const app = await testApp();
  const ledger = await startLedger(app);
  await ledger.write(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  // Tokens may look expired or too new now: the client then has to sign in again.
  await ledger.write(4);
  const { status } = await app.call('getProfile', { as: ledger.owner });
  expect([200, 401]).toContain(status);
  expect((await app.call('listListings')).status).toBe(200);
  vi.useRealTimers();

  await ledger.write(4);
  const after = ledger.entries.slice(-4);
  expect(after.map(({ isAcknowledged }) => isAcknowledged)).toEqual([true, true, true, true]);
  expect(Math.max(...ledger.entries.map(({ ms }) => Math.abs(ms)))).toBeLessThan(recoveryMs);
  await ledger.settle();
});
