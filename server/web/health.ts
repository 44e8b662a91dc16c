import { Hono } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';

const readyTimeoutMs = 2000;

/**
 * GET /health answers while the process runs. GET /ready answers 503 unless database and storage
 * work.
 */
export function healthRoutes(sql: Sql, storage: Pick<Storage, 'check'>): Hono {
  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const [database, files] = await Promise.all([
        answersInTime(sql`select 1`),
        answersInTime(storage.check()),
      ]);
      const isReady = database && files;
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
