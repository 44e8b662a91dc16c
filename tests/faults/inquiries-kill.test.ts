import { profileForm } from '#tests/support/onboarding-answers.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { signInSteps } from '../api/auth/sign-in-steps.ts';
import { countJobs, releaseTaken } from '#tests/support/jobs.ts';
import { connectTo, killHard, removeFolder } from './embedded-helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string;
let port: number;
let server: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-inquiries-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  await killHard(server);
  await removeFolder(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  const { NODE_ENV: _, ...own } = process.env;
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'none', LOG_LEVEL: 'silent' };
  server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, ...env, RATE_LIMIT_FACTOR: '1000', QUOTA_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  expect(said.toString()).toBe('started\n');
  // Its child processes keep the pipe open for a while after it was killed.
  server.stdout?.destroy();
}

/** Makes a call; returns its answer, or null when the server died before it answered. */
async function call(token: string, method: string, address: string, body?: object, key?: string) {
  try {
    const response = await fetch(`http://localhost:${port}${address}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 503) return null;
    const answer = (await response.json()) as { id: number; items?: { text: string }[] };
    expect(response.status, JSON.stringify(answer)).toBeLessThan(300);
    return answer;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

test('a server killed under load loses no acknowledged write and duplicates none', async () => {
  await startServer();
  const steps = signInSteps({ publicUrl: `http://localhost:${port}` });
  const ana = (await steps.signIn('ana@example.com')).access_token;
  const sam = (await steps.signIn('sam@example.com')).access_token;
  // Only users who have finished onboarding can write, and be found.
  for (const token of [ana, sam]) {
    await call(token, 'PATCH', '/api/users/profile', profileForm());
    await call(token, 'POST', '/api/users/onboarding/skip');
  }
  const me = (await (await steps.me(ana)).json()) as { id: number };
  const first = 'Hello! Would you like to share a place in Brooklyn?';
  const begun = { recipient_id: me.id, message: first };
  const inquiry = await call(sam, 'POST', '/api/user-inquiries', begun, crypto.randomUUID());
  const thread = `/api/inquiries/${inquiry?.id}/messages`;

  const messages = Array.from({ length: 40 }, (_, index) => ({
    text: `Message ${index}`,
    key: crypto.randomUUID(),
    by: index % 2 ? ana : sam,
    isAcknowledged: false,
  }));
  const send = async (message: (typeof messages)[number]) => {
    const { text, key, by } = message;
    if (await call(by, 'POST', thread, { message: text }, key)) message.isAcknowledged = true;
  };
  const acknowledged = () => messages.filter(({ isAcknowledged }) => isAcknowledged).length;
  const sending = Promise.all(messages.map(send));
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(9), {
    timeout: 20_000,
    interval: 1,
  });
  await killHard(server);
  await sending;
  const before = messages.filter(({ isAcknowledged }) => isAcknowledged).map(({ text }) => text);
  expect(before.length).toBeLessThan(messages.length);

  await startServer();
  const read = async () =>
    (await call(ana, 'GET', `${thread}?page_size=100`))?.items?.map(({ text }) => text) ?? [];
  const survived = await read();
  expect(before.filter((text) => !survived.includes(text))).toEqual([]);
  // Clients without an answer send again; those with one press the button twice.
  await Promise.all(messages.map(send));
  // Refused with 503, which means: try again.
  for (const message of messages) while (!message.isAcknowledged) await send(message);
  expect(acknowledged()).toBe(messages.length);
  expect((await read()).sort()).toEqual([first, ...messages.map(({ text }) => text)].sort());

  const sql = connectTo(await joinEmbeddedPostgres(dataDir));
  const outbox = path.join(dataDir, 'outbox');
  try {
    // The mail that it was sending when it died is due again after a minute. Do not wait for that.
    await releaseTaken(sql, 'mail');
    await vi.waitFor(async () => expect(await countJobs(sql, 'mail')).toBe(0), {
      timeout: 20_000,
    });
    const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
    const ids = mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  } finally {
    await sql.end();
  }
  console.info(
    `inquiries: killed after ${before.length} of ${messages.length} messages; lost 0, doubled 0`,
  );
}, 120_000);
