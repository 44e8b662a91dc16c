import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { showsMost } from '#contract/images/cut-off.ts';
import { limits } from '#contract/limits.ts';
import { readImageType } from './image-type.ts';
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
  limitInputPixels: limits.imagePixels.max,
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
    const { code } = error as { code?: string };
    return { id, failure: String(error), code };
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
  const options = { ...guards, seconds: Math.ceil(imageLimits.jobMs / 1000) };
  try {
    try {
      return await encodeImage(input, imagePlans[purpose], options);
    } catch (error) {
      if (!isCutOff(error) || !(await canShowMost(input))) throw error;
      return await encodeImage(input, imagePlans[purpose], { ...options, failOn: 'none' });
    }
  } catch (error) {
    const isCostly = /memory|alloc|timeout/i.test(String(error));
    throw new ImageRefused(isCostly ? 'too_costly' : 'damaged', error);
  }
}

/** Is the first fault of a JPEG that it ends too early? */
const isCutOff = (error: unknown) => /premature end of JPEG image/.test(String(error));

async function canShowMost(input: string): Promise<boolean> {
  const { data, info } = await sharp(input, { ...guards, failOn: 'none' })
    .resize({ width: 480, height: 480, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return showsMost(await readFile(input), { data, width, height, channels: channels as 1 | 3 | 4 });
}

/**
 * Checks, from the first bytes and the header alone, that the file is a JPEG, PNG or WebP as
 * announced and not too large. Throws {@link ImageRefused}.
 */
async function checkImage(file: string, announcedType: string): Promise<void> {
  const type = await readImageType(file);
  if (type === null) throw new ImageRefused('not_an_image');
  if (type !== announcedType) throw new ImageRefused('wrong_type');
  const { width, height } = await readHeader(file);
  const { max, maxSide, minSide } = limits.imagePixels;
  if (Math.max(width, height) > maxSide || width * height > max) {
    throw new ImageRefused('too_many_pixels');
  }
  if (Math.min(width, height) < minSide) throw new ImageRefused('too_small');
}

async function readHeader(file: string): Promise<{ width: number; height: number }> {
  try {
    // sharp's own limit on pixels would give no reason, so check the size ourselves.
    return await sharp(file, { ...guards, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ImageRefused('damaged', error);
  }
}
