import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool, type PoolConfig } from 'pg';
import { byIdSql, firstPageSql } from './statements.ts';
import { serveParent } from './child.ts';

// What one writes first: a handler, a pool, rows to JSON. No middleware, no pictures, no owner.
const pool = new Pool(JSON.parse(process.env['CONNECTION'] ?? '{}') as PoolConfig);
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
