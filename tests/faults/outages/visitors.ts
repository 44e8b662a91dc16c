import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#platform/database/embedded/options.ts';
import type { Sql } from '#platform/database/sql.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { profileForm } from '#tests/support/onboarding-answers.ts';
import { signInSteps } from '../../api/auth/sign-in-steps.ts';
import { connectTo } from '../embedded-helpers.ts';

export interface Visit {
  kind: 'read' | 'write';
  /** performance.now() when it was sent. */
  sentAt: number;
  answeredAt: number;
  /** 0: the connection broke. -1: no answer within 25 seconds. */
  status: number;
}

interface Write {
  title: string;
  key: string;
  isAcknowledged: boolean;
}

export interface Visitors {
  visits: Visit[];
  writes: Write[];
  /** Stops sending, waits for all answers, and then repeats each write that got none. */
  finish(): Promise<void>;
}

const hungMs = 25_000;

/** A signed-in user who sends so many requests a second, a quarter of them writes, and keeps account. */
export async function startVisitors(
  url: string,
  perSecond: number,
  email = 'visitor@example.com',
): Promise<Visitors> {
  const steps = signInSteps({ publicUrl: url });
  let token = (await steps.signIn(email)).access_token;
  await finishProfile(url, token);
  const visits: Visit[] = [];
  const writes: Write[] = [];
  const underWay = new Set<Promise<unknown>>();
  const reads = ['/api/listings', '/auth/me', '/api/listings/1', '/api/listings?page=2'];

  async function visit(
    kind: Visit['kind'],
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) {
    const sentAt = performance.now();
    let status = 0;
    try {
      const response = await fetch(url + path, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, ...init.headers },
        signal: AbortSignal.timeout(hungMs),
      });
      status = response.status;
      await response.arrayBuffer();
    } catch (error) {
      status = (error as Error).name === 'TimeoutError' ? -1 : 0;
    }
    visits.push({ kind, sentAt, answeredAt: performance.now(), status });
    return status;
  }

  async function write(entry: Write): Promise<void> {
    const status = await visit('write', '/api/listings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': entry.key },
      body: JSON.stringify(listingForm({ title: entry.title })),
    });
    if (status === 201) entry.isAcknowledged = true;
    if (status !== 401) return;
    const signedIn = await steps.signIn(email).catch(() => null);
    // Whoever cannot sign in now sends it again at the end.
    if (!signedIn) return;
    token = signedIn.access_token;
    await write(entry);
  }

  function send(nth: number): Promise<unknown> {
    if (nth % 4 > 0) return visit('read', reads[nth % reads.length] ?? '');
    const key = crypto.randomUUID();
    const entry = { title: `Room ${nth} ${key.slice(0, 8)}`, key, isAcknowledged: false };
    writes.push(entry);
    return write(entry);
  }

  const finishing = new AbortController();
  const sending = (async () => {
    for (let nth = 0; !finishing.signal.aborted; nth += 1) {
      const answer = send(nth).finally(() => underWay.delete(answer));
      underWay.add(answer);
      await sleep(1000 / perSecond);
    }
  })();

  return {
    visits,
    writes,
    async finish() {
      finishing.abort();
      await sending;
      await Promise.all(underWay);
      for (const entry of writes) if (!entry.isAcknowledged) await write(entry);
    },
  };
}

/** The writes whose room is not stored exactly once. */
export async function notStoredOnce(connection: Connection, writes: Write[]): Promise<Write[]> {
  const sql = connectTo(connection);
  const found = await notOnceAmong(sql, writes);
  await sql.end();
  return found;
}

/** The same, by a connection that there is. */
export async function notOnceAmong(sql: Sql, writes: Write[]): Promise<Write[]> {
  const stored = await sql<{ title: string; count: number }[]>`
    select title, count(*)::int from listings group by title`;
  const counts = new Map(stored.map(({ title, count }) => [title, count]));
  return writes.filter(({ title }) => counts.get(title) !== 1);
}

/** Only users with a finished profile may post rooms. */
export async function finishProfile(url: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify(profileForm());
  await fetch(`${url}/api/users/profile`, { method: 'PATCH', headers, body });
  await fetch(`${url}/api/users/onboarding/skip`, { method: 'POST', headers });
}

/**
 * How long something may take that takes `ms` at most on a quiet machine. A busy machine stretches all
 * gaps between two visits; one that stands still for a while, with everything on it, makes one long gap.
 */
export function allowMs(
  visits: readonly Pick<Visit, 'sentAt'>[],
  perSecond: number,
  ms: number,
): number {
  const sent = visits.map(({ sentAt }) => sentAt).sort((a, b) => a - b);
  const gaps = sent.slice(1).map((sentAt, index) => sentAt - (sent[index] ?? sentAt));
  gaps.sort((a, b) => a - b);
  const plannedMs = 1000 / perSecond;
  const usualMs = Math.max(plannedMs, gaps[Math.floor(gaps.length / 2)] ?? 0);
  const longestMs = Math.max(plannedMs, gaps.at(-1) ?? 0);
  return ms * (usualMs / plannedMs) + (longestMs - plannedMs);
}

/** Milliseconds within which this share of the visits was answered. */
export function percentile(visits: Visit[], share: number): number {
  const times = visits.map(({ sentAt, answeredAt }) => answeredAt - sentAt).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
