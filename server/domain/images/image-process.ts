import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './image-variants.ts';
import { checkPicture, guards } from './check-picture.ts';
import type { FinishedPicture, PictureAnswer, PictureJob } from './image-job.ts';
import { pictureLimits, picturePlans } from './picture-limits.ts';
import { PictureRefused } from './picture-refused.ts';

// A process of its own that decodes what strangers sent: it has no database, no keys and little
// memory, and is killed when it takes too long (picture-worker.ts starts it).

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

process.on('message', (job: PictureJob) => {
  void answer(job).then((result) => process.send?.(result));
});
// Without its server nothing is left to do; exit() would wait for the picture under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function answer(job: PictureJob): Promise<PictureAnswer> {
  const { id } = job;
  try {
    return { id, picture: await finish(job) };
  } catch (error) {
    if (error instanceof PictureRefused) return { id, refusal: error.refusal };
    return { id, failure: String(error) };
  }
}

async function finish({
  input,
  output,
  purpose,
  content_type,
}: PictureJob): Promise<FinishedPicture> {
  await checkPicture(input, content_type);
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

async function encode(input: string, purpose: PictureJob['purpose']) {
  const seconds = Math.ceil(pictureLimits.jobMs / 1000);
  try {
    return await encodePicture(input, picturePlans[purpose], { ...guards, seconds });
  } catch (error) {
    const isCostly = /memory|alloc|timeout/i.test(String(error));
    throw new PictureRefused(isCostly ? 'too_costly' : 'damaged', error);
  }
}
