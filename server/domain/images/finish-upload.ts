import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '#contract/limits.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { StoredVariant } from '#platform/database/schema/listing-images.ts';
import { makeScratch } from '#platform/storage/scratch.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureWorker } from './image-worker.ts';
import { registrationGraceMs, type Upload } from './uploads.ts';

export interface StoredPicture {
  width: number;
  height: number;
  placeholder: string;
  variants: StoredVariant[];
}

/**
 * Makes the finished files of an upload and stores them in its folder; the raw file stays. Throws
 * `upload_missing`, `upload_expired`,
 * `body_too_large` or `image_refused`.
 */
export async function finishUpload(
  { storage, worker }: { storage: Storage; worker: PictureWorker },
  upload: Upload,
): Promise<StoredPicture> {
  const { key, purpose, content_type, folder, size } = upload;
  if (upload.expires_at.getTime() + registrationGraceMs < Date.now()) {
    throw new ProblemError('upload_expired');
  }
  const raw = await storage.quarantine.fetch(key, size ?? limits.imageBytes);
  if (raw === 'missing') throw new ProblemError('upload_missing');
  if (raw === 'too_large') throw new ProblemError('body_too_large');
  const output = await makeScratch('picture');
  try {
    const job = { input: raw.path, output, purpose, content_type };
    const { variants, ...facts } = await worker.finish(job);
    const stored: StoredVariant[] = [];
    for (const { width, type, extension } of variants) {
      const name = `${width}.${extension}`;
      await storage.media.put(`${folder}/${name}`, await readFile(path.join(output, name)));
      stored.push({ key: `${folder}/${name}`, width, type });
    }
    return { ...facts, variants: stored };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new ProblemError('image_refused', { detail: error.message });
  } finally {
    await raw.release();
    await rm(output, { recursive: true, force: true });
  }
}
