import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { queueJobs } from '#platform/jobs/job-store.ts';
import { createJobWorker } from '#platform/jobs/job-worker.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import { StorageAway } from '#platform/storage/storage.ts';
import { createLog } from '#platform/log.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const log = createLog('silent');
const patience = { timeout: 20_000 };

test('retries an item that another transaction undid, and counts its failures once', async () => {
  const attempts = createAttempts('rooms');
  const conflict = Object.assign(new Error('Conflict'), { code: '40001' });
  let tries = 0;
  await attempts.attemptInTransaction(app.database.sql, async (_, attempt) => {
    tries += 1;
    await attempt(1, () => Promise.reject(new Error('Poisoned')));
    await attempt(2, async () => {
      if (tries === 1) throw conflict;
    });
  });
  expect(tries).toBe(2);
  expect(() => attempts.report()).toThrow('Skipped rooms 1: Poisoned');
});

test('ends where the storage is away, which is no fault of an item', async () => {
  const attempts = createAttempts('rooms');
  const away = attempts.attempt(1, () => Promise.reject(new StorageAway('No answer')));
  await expect(away).rejects.toThrow('No answer');
  attempts.report();
});

test('shows operators some of the failed items and their number', async () => {
  const attempts = createAttempts('rooms');
  for (let id = 1; id <= 25; id += 1) {
    await attempts.attempt(id, () => Promise.reject(new Error('Poisoned')));
  }
  expect(() => attempts.report()).toThrow(/^Skipped rooms 1, .* 20 and 5 more: Poisoned$/);
});

test('a worker waits for all jobs of its batch, also where one cannot be put back', async () => {
  const { sql } = app.database;
  await app.asOwner((owner) =>
    owner.unsafe(`create function poison_jobs() returns trigger language plpgsql as $$ begin
        if new.state = 'retry' and new.data->>'kind' = 'first' then raise exception 'Poisoned'; end if;
        return new; end $$;
      create trigger poison_jobs before update on pgboss.job for each row
        execute function poison_jobs()`),
  );
  onTestFinished(async () => {
    await app.asOwner((owner) => owner.unsafe(`drop function poison_jobs cascade`));
  });
  const begun = vi.fn();
  const ended = vi.fn();
  const worker = createJobWorker<{ kind: string }>({
    sql,
    log,
    queue: 'push',
    batch: 2,
    isBatchParallel: true,
    async work({ data }) {
      begun();
      if (data.kind === 'first') return { again: 1 };
      await sleep(2000);
      ended();
      return undefined;
    },
  });
  await queueJobs(sql, 'push', [{ data: { kind: 'first' } }, { data: { kind: 'second' } }]);
  await worker.start();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), patience);
  await sleep(500);
  await worker.stop();
  expect(ended).toHaveBeenCalledOnce();
});
