import { Hono } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';

const readyTimeoutMs = 2000;
/** Anyone may ask, and as often as they like: then the database and the storage are not asked. */
const readyForMs = 1000;

/**
 * GET /health answers while the process runs. GET /ready answers 503 unless database and storage
 * work.
 */
export function healthRoutes(sql: Sql, storage: Pick<Storage, 'check'>): Hono {
  let readyUntil = 0;
  let asking: Promise<[database: boolean, files: boolean]> | null = null;
  const ask = () =>
    (asking ??= Promise.all([answersInTime(sql`select 1`), answersInTime(storage.check())]).finally(
      () => (asking = null),
    ));
  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const isKnown = performance.now() < readyUntil;
      const [database, files] = isKnown ? [true, true] : await ask();
      const isReady = database && files;
      if (!isKnown) readyUntil = isReady ? performance.now() + readyForMs : 0;
      const word = (isThere: boolean) => (isThere ? 'ok' : 'away');
      const headers = isReady ? {} : { 'Retry-After': '1' };
      return c.json(
        { database: word(database), storage: word(files) },
        isReady ? 200 : 503,
        headers,
      );
    });
}

async function answersInTime(question: PromiseLike<unknown>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), readyTimeoutMs).unref();
  });
  const answer = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}
