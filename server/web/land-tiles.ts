import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { landLevels, landLicensePath, landVersion, villageLevel } from '#geometry/land.ts';
import type { LandPack } from '#domain/places/land/land-pack.ts';
import { acceptedEncoding } from '#platform/http/answer-cache.ts';

/** Their address has their version, so they never change. */
const forEver = 'public, max-age=31536000, immutable';

const aDay = 'public, max-age=86400';

/**
 * GET /map/land/{version}/{level}/{x}/{y}: water, land and names; 204 where there is none. Each
 * names its licence, which is GET /map/land/license.
 */
export function landTiles(pack: LandPack): Hono {
  const app = new Hono().get(landLicensePath, (c) =>
    c.text(pack.license, 200, { 'Cache-Control': aDay }),
  );
  return app.get('/map/land/:version/:level{\\d}/:x{\\d{1,3}}/:y{\\d{1,3}}', (c) => {
    const { version } = c.req.param();
    const [level, x, y] = [c.req.param('level'), c.req.param('x'), c.req.param('y')].map(
      Number,
    ) as [number, number, number];
    const { zoom } = landLevels.find((each) => each.zoom === level) ?? landLevels.at(-1)!;
    const isLevel = level === zoom || level === villageLevel;
    const isTile = isLevel && Math.max(x, y) < 2 ** zoom;
    // After an update, open pages ask for tiles of before once more.
    if (!isTile || version !== landVersion) return c.text('Not Found', 404);
    c.header('Cache-Control', forEver);
    const tile = pack.tile(level, x, y);
    if (!tile) return c.body(null, 204);
    c.header('Link', `<${landLicensePath}>; rel="license"`);
    c.header('Content-Type', 'application/octet-stream');
    c.header('Vary', 'Accept-Encoding');
    if (acceptedEncoding(c.req.header('Accept-Encoding')) !== 'br') {
      return c.body(new Uint8Array(brotliDecompressSync(tile)));
    }
    c.header('Content-Encoding', 'br');
    return c.body(tile);
  });
}
