import type { Crop, OpenedImage } from '#machines/profile-photo.machine.ts';
import { checkFile, UploadProblem } from '#machines/upload-problem.ts';
import { drawPhoto, encodeJpeg } from '#src/shared/uploads/draw-photo.ts';
import { inspectFile } from '#src/shared/uploads/inspect-file.ts';
import type { PreparePhoto } from '#src/shared/uploads/prepare-photo.ts';

/**
 * Opens a chosen file: makes a smaller one of a photo that the server would refuse, and says its
 * size, upright. Rejects with an UploadProblem for a file that cannot be the photo.
 */
export async function openImage(
  file: Blob,
  preparePhoto: PreparePhoto,
  signal: AbortSignal,
): Promise<OpenedImage> {
  const facts = await inspectFile(file).catch((error: unknown) => {
    throw new UploadProblem('unreadable', error);
  });
  const problem = checkFile(facts);
  if (problem) throw new UploadProblem(problem);
  const prepared = await preparePhoto(file, facts.type ?? '', signal);
  const photo = prepared.file ?? file;
  const bitmap = await decode(photo);
  const { width, height } = bitmap;
  bitmap.close();
  return { file: photo, size: { width, height } };
}

/** Longest side of a profile photo as it is sent, in pixels: above its largest variant. */
const sentSidePx = 1024;

/** Cuts a square out of a photo and encodes it as JPEG. Rejects with an UploadProblem. */
export async function cropImage(file: Blob, { left, top, side }: Crop): Promise<Blob> {
  const bitmap = await decode(file);
  const sent = Math.round(Math.min(side, sentSidePx));
  try {
    const canvas = drawPhoto({ width: sent, height: sent }, (context) => {
      context.drawImage(bitmap, left, top, side, side, 0, 0, sent, sent);
    });
    return await encodeJpeg(canvas, 0.9);
  } catch (error) {
    throw new UploadProblem('damaged', error);
  } finally {
    bitmap.close();
  }
}

function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch((error: unknown) => {
    throw new UploadProblem('damaged', error);
  });
}
