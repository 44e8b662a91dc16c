import { Hono } from 'hono';
import type { Sql } from 'postgres';

const readyTimeoutMs = 2000;

/** GET /health: the process lives. GET /ready: the database answers, else 503. */
export function healthRoutes(sql: Sql): Hono {
  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const database = await answersInTime(sql);
      const headers = database ? {} : { 'Retry-After': '1' };
      return c.json({ database: database ? 'ok' : 'away' }, database ? 200 : 503, headers);
    });
}

async function answersInTime(sql: Sql): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), readyTimeoutMs).unref();
  });
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}
