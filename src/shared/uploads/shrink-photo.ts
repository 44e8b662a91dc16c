import { showsMost } from '#contract/images/cut-off.ts';
import { limits } from '#contract/limits.ts';
import { UploadProblem, type UploadFailure } from '#machines/upload-problem.ts';
import { decodePhoto, type DecodingOptions } from './decode-photo.ts';
import { drawFitting, encodeJpeg, readPixels, type PhotoCanvas } from './draw-photo.ts';
import { readImageHeader, type ImageHeader } from './image-header.ts';

/** What is made of a chosen photo before it is sent. */
export interface PreparedPhoto {
  /** The file to send; null when the chosen one is sent as it is. */
  file: Blob | null;
  /** Null where the browser could not draw one. */
  preview: Blob | null;
}

/** Twice the widest variant that the server makes of a photo. */
const sentSidePx = 3200;
/** Wide enough for a thumbnail on a high-density screen, small enough to keep twelve of them. */
const previewSidePx = 640;

/**
 * Decodes a photo and draws its preview. Makes a smaller JPEG of a photo that the server would
 * refuse; it has no metadata, so it does not say where it was taken. Rejects with an UploadProblem
 * for a file that this browser cannot decode.
 */
export async function shrinkPhoto(file: Blob, type: string): Promise<PreparedPhoto> {
  const header = await readImageHeader(file, type);
  if (header && Math.min(header.width, header.height) < limits.imagePixels.minSide) {
    throw new UploadProblem('tooSmall');
  }
  const decode = (bytes: Blob, sidePx: number) => drawDecoded(bytes, { type, header, sidePx });
  try {
    if (!isAccepted(file, type, header)) return await encodeBoth(await decode(file, sentSidePx));
    return { file: null, preview: await encodePreview(await decode(file, previewSidePx)) };
  } catch (error) {
    const photo = type === 'image/jpeg' ? await drawCutOff(file, decode).catch(() => null) : null;
    if (photo) return encodeBoth(photo);
    throw new UploadProblem(decodingFailure(type, header), error);
  }
}

/** Does the server accept this file? Of one whose header is unknown, it knows more. */
function isAccepted(file: Blob, type: string, header: ImageHeader | null): boolean {
  if (!(limits.imageTypes as readonly string[]).includes(type)) return false;
  if (file.size > limits.imageBytes) return false;
  if (!header) return true;
  const { width, height } = header;
  const { max, maxSide } = limits.imagePixels;
  return width * height <= max && Math.max(width, height) <= maxSide;
}

/** Draws a photo and frees the memory that decoding it took. */
async function drawDecoded(file: Blob, options: DecodingOptions): Promise<PhotoCanvas> {
  const photo = await decodePhoto(file, options);
  try {
    return drawFitting(photo, options.sidePx);
  } finally {
    photo.source.close();
  }
}

/**
 * Draws a JPEG that was cut off; null when too much is missing. A decoder rejects a file that just
 * ends, and shows what there is of one that says too early that it ends.
 */
async function drawCutOff(
  file: Blob,
  decode: (bytes: Blob, sidePx: number) => Promise<PhotoCanvas>,
): Promise<PhotoCanvas | null> {
  const endOfImage = Uint8Array.of(0xff, 0xd9);
  const photo = await decode(new Blob([file, endOfImage]), sentSidePx);
  const { data, width, height } = readPixels(photo);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return showsMost(bytes, { data, width, height, channels: 4 }) ? photo : null;
}

function decodingFailure(type: string, header: ImageHeader | null): UploadFailure {
  if (type === 'image/heic') return 'heic';
  if (type === 'image/avif') return 'wrongType';
  const isLarge = header && header.width * header.height > limits.imagePixels.max;
  return isLarge ? 'tooManyPixels' : 'damaged';
}

async function encodeBoth(photo: PhotoCanvas): Promise<PreparedPhoto> {
  const file = await encodeJpeg(photo, 0.9);
  const { width, height } = photo;
  const preview = drawFitting({ source: photo, width, height }, previewSidePx);
  return { file, preview: await encodePreview(preview) };
}

const encodePreview = (photo: PhotoCanvas) => encodeJpeg(photo, 0.8);
