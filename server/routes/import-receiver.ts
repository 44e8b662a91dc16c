import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Imports } from '../import-runs/open-imports.ts';
import { importUploadPath } from '../import-runs/receive-upload.ts';

/** PUT of a file to import to a signed address. */
export function importReceiver(imports: Pick<Imports, 'receive'>): Hono {
  return new Hono().put(`${importUploadPath}/:key`, async (c) => {
    const length = c.req.header('Content-Length');
    await imports.receive({
      key: c.req.param('key'),
      query: (name) => c.req.query(name),
      contentType: c.req.header('Content-Type'),
      length: length === undefined ? null : Number(length),
      body: () => bodyOf(c),
    });
    return c.body(null, 204);
  });
}

/**
 * Node's own stream of the body where there is one: as a web stream it would hurry ahead of the
 * database and hold the whole file in memory (Readable.toWeb counts chunks, not bytes).
 */
function bodyOf(c: Context): AsyncIterable<Uint8Array> | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Whoever is refused half-way still gets an answer over this connection.
  return incoming ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
}
