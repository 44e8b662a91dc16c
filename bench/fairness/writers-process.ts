import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Writing, Written } from './start-writers.ts';

// Users who save a setting, in a process of their own.

const { origin, writers, connections, perSecond, seconds } = JSON.parse(
  process.argv[2] ?? '',
) as Writing;
const pool = new Pool(origin, { connections });
const written: Written = { ms: [], statuses: {} };
const body = JSON.stringify({
  message_mails: true,
  alert_mails: true,
  quiet_hours: null,
  time_zone: 'Europe/Berlin',
});

async function write(nth: number, dueAtMs: number): Promise<void> {
  const { token, network } = writers[nth % writers.length]!;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': network,
  };
  const path = '/api/users/notifications';
  const answer = await pool.request({ method: 'PUT', path, headers, body });
  await answer.body.dump();
  written.ms.push(performance.now() - dueAtMs);
  written.statuses[answer.statusCode] = (written.statuses[answer.statusCode] ?? 0) + 1;
}

const startedAtMs = performance.now();
const isOver = () => performance.now() - startedAtMs > seconds * 1000;

/** As fast as it is answered, on all connections. */
async function writeAgainAndAgain(): Promise<void> {
  for (let nth = 0; !isOver(); nth += 1) await write(nth, performance.now());
}

/** At a steady rate; time counts from when a request was due. */
async function writeAtRate(rate: number): Promise<void> {
  const pending: Promise<void>[] = [];
  for (let sent = 0; !isOver();) {
    const due = ((performance.now() - startedAtMs) / 1000) * rate;
    for (; sent < due; sent += 1) pending.push(write(sent, startedAtMs + (sent / rate) * 1000));
    await sleep(1);
  }
  await Promise.all(pending);
}

if (perSecond === null) {
  await Promise.all(Array.from({ length: connections }, writeAgainAndAgain));
} else await writeAtRate(perSecond);
await pool.close();
process.stdout.write(JSON.stringify(written));
