import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import type { Pool } from '#platform/database/sql.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import { countJobs, releaseTaken } from '#tests/support/jobs.ts';
import { killHard, removeFolder } from './embedded-helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const people = 300;
const kills = 3;

let dataDir: string;
let server: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-telling-'));
});
afterEach(async () => {
  await killHard(server);
  await removeFolder(dataDir);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function startServer(): Promise<void> {
  const { NODE_ENV: _, ...own } = process.env;
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), SEED: 'none' };
  server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, ...env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout ?? server, 'data');
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

/** A filled room whose owner has pressed "Contract signed", with many others who wait. */
async function notifyMany(sql: Pool): Promise<number> {
  const [held] = await sql<{ id: number }[]>`
    with owner as (
      insert into users (issuer, subject, email, first_name, onboarding_status)
      values ('test', 'owner', 'owner@example.com', 'Ada', 'skipped') returning id),
    listing as (
      insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates, status)
      select id, 'A room', 'Harlem', 900, 2, 1, 1, 1, 'filled' from owner returning id),
    senders as (
      insert into users (issuer, subject, email, first_name, onboarding_status)
      select 'test', 'sender' || n, 'sender' || n || '@example.com', 'Bo', 'skipped'
      from generate_series(1, ${people}::int) n returning id),
    inquiries as (
      insert into inquiries (kind, sender_id, recipient_id, listing_id, listing_title)
      select 'listing', senders.id, owner.id, listing.id, 'A room'
      from senders, owner, listing returning id),
    held as (
      insert into held_declines (owner_id, listing_id, is_filled, inquiries, due_at)
      select owner.id, listing.id, true, ${people}::int, now() from owner, listing returning id),
    rows as (
      insert into held_decline_inquiries (inquiry_id, decline_id, status)
      select inquiries.id, held.id, 'sent' from inquiries, held)
    select id from held`;
  const id = held?.id ?? 0;
  await queueJobs(sql, 'declines', [{ key: String(id), data: { decline_id: id } }]);
  return id;
}

const readSent = (id: number) => async (sql: Pool) => {
  const [row] = await sql<{ sent: number }[]>`select sent from held_declines where id = ${id}`;
  return row?.sent ?? 0;
};

test('everyone else is told once, though the server is killed again and again meanwhile', async () => {
  await startServer();
  const id = await inDatabase(notifyMany);
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = Math.floor((people * kill) / (kills + 2));
    await vi.waitFor(
      async () => expect(await inDatabase(readSent(id))).toBeGreaterThanOrEqual(enough),
      { timeout: 60_000, interval: 20 },
    );
    await killHard(server);
    await startServer();
    await inDatabase((sql) => releaseTaken(sql, 'declines'));
  }
  await vi.waitFor(async () => expect(await inDatabase(readSent(id))).toBe(people), {
    timeout: 60_000,
    interval: 100,
  });
  const ledger = await inDatabase(
    (sql) => sql<{ status: string; messages: number; people: number }[]>`
      select status, messages, count(*)::int as people from (
        select i.status, (select count(*)::int from inquiry_messages m where m.inquiry_id = i.id)
            as messages
        from inquiries i) counted group by status, messages`,
  );
  expect(ledger.map((row) => ({ ...row }))).toEqual([{ status: 'declined', messages: 1, people }]);

  // Once no mail waits, everyone has one: a mail that was sent again has the Message-ID of the first.
  await inDatabase((sql) => releaseTaken(sql, 'mail'));
  await vi.waitFor(async () => expect(await inDatabase((sql) => countJobs(sql, 'mail'))).toBe(0), {
    timeout: 60_000,
    interval: 100,
  });
  const sent = await readSentMails();
  expect(sent.size).toBe(people);
  const several = [...sent].filter(([, messageIds]) => messageIds.size > 1);
  expect(several).toEqual([]);
}, 240_000);

/** The Message-IDs of the mails that were really sent, by their recipient. */
async function readSentMails(): Promise<Map<string, Set<string>>> {
  const outbox = path.join(dataDir, 'outbox');
  const sent = new Map<string, Set<string>>();
  for (const file of await readdir(outbox)) {
    // One that is being written has another ending.
    if (!file.endsWith('.eml')) continue;
    const mail = await readFile(path.join(outbox, file), 'utf8');
    const [, to = ''] = /^To: .*?(sender\d+@example\.com)/m.exec(mail) ?? [];
    const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(mail) ?? [];
    expect([to, messageId]).not.toContain('');
    sent.set(to, (sent.get(to) ?? new Set()).add(messageId));
  }
  return sent;
}
