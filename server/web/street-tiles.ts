import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { streetsPath } from '#contract/streets.ts';

/** A page asks again for what it has after a day; the ETag notices a new file before that. */
const cacheSeconds = 86_400;
/** Directories and tiles are far smaller: nobody reads the whole file at once. */
const maxBytes = 16_000_000;

/** GET /map/streets.pmtiles: parts of the file of MAP_PMTILES, by Range. */
export function streetTiles(file: string): Hono {
  return new Hono().get(streetsPath, async (c) => {
    const { size, mtimeMs } = await stat(file);
    const wanted = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(c.req.header('Range') ?? '');
    const [from, until] = [Number(wanted?.[1]), Math.min(size - 1, Number(wanted?.[2]))];
    if (!wanted || from > until || until - from >= maxBytes) {
      return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
    }
    const part = Readable.toWeb(createReadStream(file, { start: from, end: until }));
    return c.body(part as ReadableStream, 206, {
      'Content-Type': 'application/vnd.pmtiles',
      'Content-Length': String(until - from + 1),
      'Content-Range': `bytes ${from}-${until}/${size}`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': `public, max-age=${cacheSeconds}`,
      ETag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    });
  });
}
