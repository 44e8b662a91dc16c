import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { receiveUpload, type SignedUploads } from './signed-uploads.ts';

/** PUT of a raw file to a signed address; of pictures the local folder's counterpart of S3. */
export function uploadReceiver(uploads: SignedUploads): Hono {
  return new Hono().put(`${uploads.path}/:key`, async (c) => {
    const length = c.req.header('Content-Length');
    await receiveUpload(uploads, {
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
 * disk and hold the whole file in memory (Readable.toWeb counts chunks, not bytes).
 */
function bodyOf(c: Context): AsyncIterable<Uint8Array> | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Whoever is refused half-way still gets an answer over this connection.
  return incoming ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
}
