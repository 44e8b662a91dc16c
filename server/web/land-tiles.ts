import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { landLevels, landVersion } from '#contract/land.ts';
import type { LandPack } from '#domain/places/land/land-pack.ts';

/** Their address has their version, so they never change. */
const forEver = 'public, max-age=31536000, immutable';

/** GET /map/land/{version}/{zoom}/{x}/{y}: water and land; 204 where a coarser tile says it all. */
export function landTiles(pack: LandPack): Hono {
  return new Hono().get('/map/land/:version/:zoom{\\d}/:x{\\d{1,3}}/:y{\\d{1,3}}', (c) => {
    const { version } = c.req.param();
    const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('y')].map(Number) as [
      number,
      number,
      number,
    ];
    const isTile = landLevels.some((level) => level.zoom === zoom) && Math.max(x, y) < 2 ** zoom;
    // After an update, open pages ask for tiles of before once more.
    if (!isTile || version !== landVersion) return c.text('Not Found', 404);
    c.header('Cache-Control', forEver);
    const tile = pack.tile(zoom, x, y);
    if (!tile) return c.body(null, 204);
    c.header('Content-Type', 'application/octet-stream');
    c.header('Vary', 'Accept-Encoding');
    const takesBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '');
    if (!takesBrotli) return c.body(new Uint8Array(brotliDecompressSync(tile)));
    c.header('Content-Encoding', 'br');
    return c.body(tile);
  });
}
