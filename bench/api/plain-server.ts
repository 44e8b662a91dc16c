import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { packages } from '../packages.ts';
import { byIdSql, firstPageSql } from './statements.ts';
import { serveParent } from './child.ts';

/** What this file uses of node-postgres. */
interface PgPool {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

// The minimal reference: a handler that reads rows from a pool and sends them as JSON. It has no
// middleware, images or owner.
const { Pool } = packages.require('pg') as { Pool: new (options: object) => PgPool };
const pool = new Pool(JSON.parse(process.env['CONNECTION'] ?? '{}') as object);
const app = new Hono()
  .get('/api/listings/:id', async (c) => {
    const { rows } = await pool.query(byIdSql('$1'), [c.req.param('id')]);
    return rows[0] ? c.json(rows[0]) : c.notFound();
  })
  .get('/api/listings', async (c) => {
    const { rows } = await pool.query(firstPageSql);
    return c.json({ items: rows });
  });

const server = serve({
  fetch: app.fetch,
  port: Number(process.env['PORT']),
  hostname: process.env['HOST'] ?? '127.0.0.1',
});
serveParent(async () => {
  server.close();
  await pool.end();
});
