import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedColumns, savedValues } from '#domain/search/public.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { fragment, join, type Pool } from '#platform/database/sql.ts';
import { countJobs, makeDue, readJobs, releaseTaken } from '#tests/support/jobs.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { profileForm } from '#tests/support/onboarding-answers.ts';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { signInSteps } from '../api/auth/sign-in-steps.ts';
import { startMailSink, type MailSink } from '../api/inquiries/mail-sink.ts';
import { killHard, removeFolder } from './embedded-helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = ['alder', 'birch', 'cedar', 'elder', 'hazel', 'larch', 'maple', 'olive', 'rowan'];
const seekers = 36;
/** Each seeker looks for three of the words, so that all rooms that one mail can tell have a name. */
const seekerSearches = (seeker: number) =>
  [0, 1, 3].map((step) => words[(seeker + step) % words.length]!);
/** Searches that nothing matches, so that comparing takes a while. */
const otherSearches = 10_000;
const roomsOfWord = 3;

const jobQueues = ['listing_events', 'favorite_events', 'mail', 'push'] as const;

let dataDir: string;
let port: number;
let server: ChildProcess;
let inbox: MailSink;
let service: Awaited<ReturnType<typeof openPushService>>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-alerts-'));
  inbox = await startMailSink();
  service = await openPushService();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  await killHard(server);
  await inbox.stop();
  await service.close();
  await removeFolder(dataDir);
});

async function startServer(): Promise<void> {
  const { NODE_ENV: _, ...own } = process.env;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'RoomieRadar <hello@example.com>',
    PUSH_ORIGINS: service.origin,
    RATE_LIMIT_FACTOR: '1000',
    QUOTA_FACTOR: '1000',
  };
  server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  expect(said.toString()).toBe('started\n');
  // Its child processes keep the pipe open for a while after it was killed.
  server.stdout?.destroy();
}

async function inDatabase<T>(work: (sql: Pool) => Promise<T>): Promise<T> {
  const { sql, close } = openDatabase(await joinEmbeddedPostgres(dataDir), 1);
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

/** Makes a call until it is answered; the server may die in between. */
async function call(token: string, method: string, address: string, body?: object) {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  return vi.waitFor(
    async () => {
      const response = await fetch(`http://localhost:${port}${address}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { id: number };
      expect(response.status, JSON.stringify(answer)).toBeLessThan(300);
      return answer;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const seekerEmail = (seeker: number) => `seeker-${seeker}@example.com`;

/** Seekers with three searches each, who are told at once by mail, and every other one on a device. */
async function saveSearches(sql: Pool, devices: Map<number, Subscriber>): Promise<void> {
  for (let seeker = 0; seeker < seekers; seeker += 1) {
    const email = seekerEmail(seeker);
    const [user] = await sql<{ id: number }[]>`
      insert into users (issuer, subject, email, first_name, onboarding_status)
      values ('test', ${email}, ${email}, 'Sam', 'skipped') returning id`;
    const id = user!.id;
    const rows = seekerSearches(seeker).map(
      (q) => fragment`(${id}::int, ${q}, ${`q=${q}`}, 'at_once', ${savedValues({ q }, 'USD')})`,
    );
    await sql`insert into saved_searches (user_id, name, search, frequency, ${savedColumns})
      values ${join(rows, fragment`, `)}`;
    const others = Math.ceil(otherSearches / seekers);
    await sql`insert into saved_searches (user_id, name, search, frequency, ${savedColumns})
      select ${id}::int, 'Other', 'bedrooms=' || n, 'at_once',
        ${savedValues({ q: 'nowhere', lat: 40.67, lng: -73.97, radius_km: 20 }, 'USD')}
      from generate_series(1, ${others}::int) n`;
    if (seeker % 2 === 1) continue;
    const device = service.subscribe();
    devices.set(seeker, device);
    const { endpoint, keys } = device.form;
    await sql`
      with session as (insert into sessions (user_id) values (${id}) returning id)
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select ${id}::int, id, ${endpoint}, ${keys.p256dh}, ${keys.auth} from session`;
  }
}

/** Which rooms of these a text names. */
const named = (titles: string[], text: string) => titles.filter((title) => text.includes(title));

/**
 * What a mailbox shows: mail programs know a copy by its Message-ID, and devices one by its tag. The
 * first copy of a mail is the one that was read; the last one of a device replaces the others.
 */
function receivedBy(seeker: number, device: Subscriber | undefined, titles: string[]) {
  const mails = new Map<string, string>();
  for (const { id, to, text } of inbox.mails) {
    if (to.includes(seekerEmail(seeker)) && !mails.has(id)) {
      mails.set(id, text.slice(text.indexOf('\r\n\r\n')).split('<!doctype')[0] ?? '');
    }
  }
  const alerts = new Map(
    device?.arrived.map(({ payload }) => [payload.tag, `${payload.title}\n${payload.body}`]),
  );
  const all = (texts: Iterable<string>) =>
    [...texts].flatMap((text) => named(titles, text)).toSorted();
  return { mails: all(mails.values()), alerts: all(alerts.values()) };
}

const sent = (devices: Map<number, Subscriber>) =>
  inbox.mails.length + [...devices.values()].reduce((sum, { arrived }) => sum + arrived.length, 0);

test('a server killed while it compares and tells tells each room and favorite once, by mail and on devices', async () => {
  await startServer();
  const steps = signInSteps({ publicUrl: `http://localhost:${port}` });
  const owner = (await steps.signIn('owner@example.com')).access_token;
  await call(owner, 'PATCH', '/api/users/profile', profileForm());
  await call(owner, 'POST', '/api/users/onboarding/skip');
  const devices = new Map<number, Subscriber>();
  await inDatabase((sql) => saveSearches(sql, devices));

  const rooms = Array.from({ length: words.length * roomsOfWord }, (_, nth) => {
    const word = words[nth % words.length]!;
    return { id: 0, word, title: `${word} room ${String(nth).padStart(3, '0')}` };
  });
  const titles = rooms.map(({ title }) => title);
  const form = ({ title }: { title: string }, monthly_rent: number) =>
    listingForm({ title, monthly_rent });
  let kills = 0;

  /**
   * Writes rooms while the server is killed each time that so many more messages were sent. Each
   * seeker gets one at least, and every other one a second on their device.
   */
  async function writeAndKill(write: () => Promise<void>, wanted: number, every: number) {
    const before = sent(devices);
    let isWritten = false;
    const writing = write().finally(() => (isWritten = true));
    for (let nth = 1; nth <= wanted; nth += 1) {
      await vi.waitFor(() => expect(sent(devices)).toBeGreaterThanOrEqual(before + nth * every), {
        timeout: 60_000,
        interval: 1,
      });
      await killHard(server);
      kills += 1;
      await startServer();
      // What it was sending when it died is due again after a minute. Do not wait for that.
      await inDatabase(async (sql) => {
        for (const queue of jobQueues) await releaseTaken(sql, queue);
      });
    }
    await writing;
    expect(isWritten).toBe(true);
    await vi.waitFor(
      () =>
        inDatabase(async (sql) => {
          // Favorites are told once an hour. Do not wait for that either.
          const waiting = await readJobs(sql, 'mail', { kind: 'favorites_changed' });
          if (waiting.some(({ due_in: dueIn }) => dueIn > 600)) {
            await sql`update notification_settings
              set favorites_mailed_at = favorites_mailed_at - interval '1 hour'`;
            await makeDue(sql, 'mail', { kind: 'favorites_changed' });
          }
          expect(await countJobs(sql, ...jobQueues)).toBe(0);
        }),
      { timeout: 90_000, interval: 250 },
    );
  }

  await writeAndKill(
    async () => {
      for (const room of rooms) {
        room.id = (await call(owner, 'POST', '/api/listings', form(room, 900))).id;
      }
    },
    3,
    12,
  );
  const expected = (seeker: number, written = rooms) =>
    written.filter(({ word }) => seekerSearches(seeker).includes(word)).map(({ title }) => title);
  const ledger = (expectedOf: (seeker: number) => string[]) => {
    for (let seeker = 0; seeker < seekers; seeker += 1) {
      const device = devices.get(seeker);
      const received = receivedBy(seeker, device, titles);
      const all = expectedOf(seeker).toSorted();
      expect(received, seekerEmail(seeker)).toEqual({ mails: all, alerts: device ? all : [] });
    }
  };
  ledger((seeker) => expected(seeker));

  // The same room is told of once an hour. Do not wait for that.
  await inDatabase(
    (sql) => sql`update search_matches set mailed_at = mailed_at - interval '1 hour'`,
  );
  const cheaper = rooms.filter((_, nth) => nth % 2 === 0);
  await writeAndKill(
    async () => {
      for (const room of cheaper) {
        await call(owner, 'PUT', `/api/listings/${room.id}`, form(room, 800));
      }
    },
    2,
    15,
  );
  ledger((seeker) => [...expected(seeker), ...expected(seeker, cheaper)]);

  // Rooms that their searches do not find.
  const likedBy = (seeker: number) =>
    rooms.filter(({ word }) => word === words[(seeker + 2) % words.length]);
  await inDatabase(async (sql) => {
    for (let seeker = 0; seeker < seekers; seeker += 1) {
      const ids = likedBy(seeker).map(({ id }) => id);
      await sql`
        insert into listing_marks (user_id, listing_id, mark, listing_title, seen_total, seen_currency)
        select u.id, l.id, 'favorite', l.title, l.monthly_total, l.currency
        from users u, listings l where u.email = ${seekerEmail(seeker)} and l.id = any(${ids}::int[])`;
    }
  });
  await writeAndKill(
    async () => {
      for (const { id } of rooms) {
        await call(owner, 'PUT', `/api/listings/${id}/status`, { status: 'paused' });
      }
    },
    2,
    15,
  );
  ledger((seeker) => [
    ...expected(seeker),
    ...expected(seeker, cheaper),
    ...likedBy(seeker).map(({ title }) => title),
  ]);
  const copies = inbox.mails.length - new Set(inbox.mails.map(({ id }) => id)).size;
  console.info(
    `alerts: killed ${kills} times in ${sent(devices)} messages; ${copies} mails came twice, as the same; lost 0, doubled 0`,
  );
}, 300_000);
