import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { startMailSink } from '../api/inquiries/mail-sink.ts';
import { connectTo, killHard, removeFolder } from './embedded-helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const maxSeconds = 120;
let dataDir: string;
let server: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-jobs-'));
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

async function startServer(smtpPort: number): Promise<void> {
  const { NODE_ENV: _, ...own } = process.env;
  server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: {
      ...own,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      SEED: 'none',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'RoomieRadar <hello@example.com>',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout ?? server, 'data');
  server.stdout?.destroy();
}

test('a job in the hands of a killed server runs again within two minutes', async () => {
  // It takes the mail and never answers, so that the server is killed while it sends.
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await startServer(port);
  const sql = connectTo(await joinEmbeddedPostgres(dataDir));
  try {
    const [ids] = await sql<{ reader: number; inquiry: number }[]>`
      with reader as (
        insert into users (issuer, subject, email, first_name, onboarding_status)
        values ('test', 'reader', 'reader@example.com', 'Ada', 'skipped') returning id),
      writer as (
        insert into users (issuer, subject, email, first_name, onboarding_status)
        values ('test', 'writer', 'writer@example.com', 'Ben', 'skipped') returning id),
      inquiry as (
        insert into inquiries (kind, sender_id, recipient_id)
        select 'user', writer.id, reader.id from reader, writer returning id)
      select reader.id as reader, inquiry.id as inquiry from reader, inquiry`;
    const data = {
      kind: 'inquiry',
      user_id: ids!.reader,
      inquiry_id: ids!.inquiry,
      message_id: null,
    };
    await sql`
      select queue_job(gen_random_uuid(), 'mail', 'key', ${JSON.stringify(data)}::text::jsonb)`;
    await sql`select pg_notify('jobs', 'mail')`;
    await vi.waitFor(() => expect(held.size).toBeGreaterThan(0), 30_000);
  } finally {
    await sql.end();
  }
  await killHard(server);
  const killedAt = performance.now();
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  const sink = await startMailSink({ port });
  await startServer(port);
  await vi.waitFor(() => expect(sink.mails).toHaveLength(1), maxSeconds * 1000);
  const seconds = (performance.now() - killedAt) / 1000;
  console.info(`A mail was sent ${seconds.toFixed(0)} s after its server was killed`);
  expect(seconds).toBeLessThan(maxSeconds);
  await sink.stop();
}, 240_000);
