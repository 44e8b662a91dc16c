import { uploadProblemCode, type UploadProblemCode } from '#machines/upload-problem.ts';
import { shrinkPhoto, type PreparedPhoto } from './shrink-photo.ts';

/** What the worker answers. */
export type WorkerAnswer = { photo: PreparedPhoto } | { failure: UploadProblemCode };

// Decodes one photo beside the page, which stays responsive; prepare-photo.ts starts and ends it.

const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

function answer(message: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- for windows, not workers
  page.postMessage(message);
}

page.addEventListener('message', ({ data }: MessageEvent<{ file: Blob; type: string }>) => {
  shrinkPhoto(data.file, data.type).then(
    (photo) => answer({ photo }),
    (error: unknown) => answer({ failure: uploadProblemCode(error) }),
  );
});
