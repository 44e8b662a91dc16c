import sharp from 'sharp';
import { demoImages } from './demo-images.ts';
import type { DrawAnswer, DrawRequest } from './draw-worker.ts';

// A separate process that draws images of the demo: encoding them takes 200 MB, which the server
// would never return to the system. draw-worker.ts starts it.

// As many are drawn at once as the server asks for.
sharp.concurrency(1);
sharp.cache(false);

const encoders = new Map(
  demoImages().flatMap(({ draw, files }) =>
    files.map(({ key, encode }) => [key, () => encode(sharp(Buffer.from(draw()))).toBuffer()]),
  ),
);

async function answer({ id, key }: DrawRequest): Promise<DrawAnswer> {
  try {
    const encode = encoders.get(key);
    if (!encode) throw new Error(`No image of the demo has the key ${key}`);
    return { id, file: await encode() };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

process.on('message', (request: DrawRequest) => {
  // The callback ignores the error when the server was killed meanwhile.
  void answer(request).then((drawn) => process.send?.(drawn, undefined, {}, () => undefined));
});
process.on('disconnect', () => process.exit());
