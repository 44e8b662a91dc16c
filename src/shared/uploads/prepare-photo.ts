import { limits } from '#contract/limits.ts';
import { UploadProblem } from '#machines/upload-problem.ts';
import { trustWorkerUrl } from '#src/shared/worker-policy.ts';
import type { PreparedPhoto } from './shrink-photo.ts';
import type { WorkerAnswer } from './photo-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes it, and exports its address
import workerUrl from './photo-worker.ts?worker&url';

/** Makes a chosen photo ready to be sent. Rejects with an UploadProblem. */
export type PreparePhoto = (
  file: Blob,
  type: string,
  signal: AbortSignal,
) => Promise<PreparedPhoto>;

/** A slow phone takes some seconds for a large photo. */
const timeoutMs = 120_000;

/**
 * Prepares photos one after the other, because a decoded one takes up to some hundred megabytes:
 * in a worker where there can be one, otherwise on the page.
 */
export function createPhotoPreparation(): PreparePhoto {
  let previous: Promise<unknown> = Promise.resolve();
  return (file, type, signal) => {
    const photo = previous.then(() => preparePhoto(file, type, signal));
    previous = photo.catch(() => undefined);
    return photo;
  };
}

async function preparePhoto(file: Blob, type: string, signal: AbortSignal): Promise<PreparedPhoto> {
  signal.throwIfAborted();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await shrinkInWorker(file, type, limited).catch(async (error: unknown) => {
      if (error !== workerFailed) throw error;
      const { shrinkPhoto } = await import('./shrink-photo.ts');
      return shrinkPhoto(file, type);
    });
  } catch (error) {
    if (error instanceof UploadProblem && error.code !== 'serverTrouble') throw error;
    // The browser failed, not the photo: the server may still accept it.
    const isAccepted = (limits.imageTypes as readonly string[]).includes(type);
    if (isAccepted && file.size <= limits.imageBytes) return { file: null, preview: null };
    throw new UploadProblem('tooManyPixels', error);
  }
}

const workerFailed = new Error('The worker for photos could not start');

/** A worker for each photo: ending it frees all memory, and stops the decoder. */
async function shrinkInWorker(
  file: Blob,
  type: string,
  signal: AbortSignal,
): Promise<PreparedPhoto> {
  if (!('Worker' in globalThis && 'OffscreenCanvas' in globalThis)) throw workerFailed;
  const worker = new Worker(trustWorkerUrl(workerUrl), { type: 'module' });
  try {
    return await new Promise<PreparedPhoto>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('photo' in data) resolve(data.photo);
        else reject(new UploadProblem(data.failure));
      });
      worker.addEventListener('error', () => reject(workerFailed));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- for windows, not workers
      worker.postMessage({ file, type });
    });
  } finally {
    worker.terminate();
  }
}
