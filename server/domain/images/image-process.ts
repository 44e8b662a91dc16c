import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { encodeImage, lookAt } from './image-variants.ts';
import {
  imageLimits,
  imagePlans,
  ImageRefused,
  type EncodeJob,
  type FinishedImage,
  type ImageAnswer,
  type ImageJob,
} from './image-job.ts';
import { drawMap, drawPreview } from './preview/draw-preview.ts';

// A separate process that decodes files of unknown users. It has no database, no keys and little
// memory, and is killed when it takes too long. image-worker.ts starts it.

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

/** Options with which libvips reads an unchecked file. */
const guards = {
  limitInputPixels: imageLimits.maxPixels,
  failOn: 'warning',
  pages: 1,
} as const satisfies SharpOptions;

process.on('message', (job: ImageJob) => {
  void answer(job).then((result) => process.send?.(result));
});
// End with the server. exit() would wait for the current image.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function answer(job: ImageJob): Promise<ImageAnswer> {
  const { id } = job;
  try {
    if (job.purpose === 'preview') await drawPreview(job, guards);
    else if (job.purpose === 'map') await drawMap(job);
    else if (job.purpose === 'look')
      await writeFile(job.output, await lookAt(sharp(job.input, guards)));
    else return { id, image: await finish(job) };
    return { id, image: null };
  } catch (error) {
    if (error instanceof ImageRefused) return { id, refusal: error.refusal };
    return { id, failure: String(error) };
  }
}

async function finish({ input, output, purpose, content_type }: EncodeJob): Promise<FinishedImage> {
  await checkImage(input, content_type);
  const { variants, ...facts } = await encode(input, purpose);
  await mkdir(output, { recursive: true });
  for (const { width, extension, data } of variants) {
    await writeFile(path.join(output, `${width}.${extension}`), data);
  }
  return {
    ...facts,
    variants: variants.map(({ width, type, extension }) => ({ width, type, extension })),
  };
}

async function encode(input: string, purpose: EncodeJob['purpose']) {
  const seconds = Math.ceil(imageLimits.jobMs / 1000);
  try {
    return await encodeImage(input, imagePlans[purpose], { ...guards, seconds });
  } catch (error) {
    const isCostly = /memory|alloc|timeout/i.test(String(error));
    throw new ImageRefused(isCostly ? 'too_costly' : 'damaged', error);
  }
}

/**
 * Checks, from the first bytes and the header alone, that the file is a JPEG, PNG or WebP as
 * announced and not too large. Throws {@link ImageRefused}.
 */
async function checkImage(file: string, announcedType: string): Promise<void> {
  const type = typeByContent(await firstBytes(file));
  if (type === null) throw new ImageRefused('not_an_image');
  if (type !== announcedType) throw new ImageRefused('wrong_type');
  const { width, height } = await readHeader(file);
  const { maxSidePx, maxPixels, minSidePx } = imageLimits;
  if (Math.max(width, height) > maxSidePx || width * height > maxPixels) {
    throw new ImageRefused('too_many_pixels');
  }
  if (Math.min(width, height) < minSidePx) throw new ImageRefused('too_small');
}

async function readHeader(file: string): Promise<{ width: number; height: number }> {
  try {
    // sharp's own limit on pixels would give no reason, so check the size ourselves.
    return await sharp(file, { ...guards, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageRefused('damaged', error);
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function typeByContent(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
