import type { ImageHeader } from './image-header.ts';

/** A decoded photo, upright. Hundreds of megabytes until it is closed. */
export interface DecodedPhoto {
  source: ImageBitmap | VideoFrame;
  width: number;
  height: number;
}

export interface DecodingOptions {
  type: string;
  /** Null where the file does not say its size in a way that we read. */
  header: ImageHeader | null;
  /** The longest side that is needed, in pixels; what is decoded may be larger. */
  sidePx: number;
}

/** Above this, decoding all of a photo at once takes more memory than many phones give a page. */
const manyPixels = 16_000_000;

/** Decodes a photo, smaller where possible. Rejects for one that this browser cannot decode. */
export async function decodePhoto(file: Blob, options: DecodingOptions): Promise<DecodedPhoto> {
  const { header, type } = options;
  const isLarge = header !== null && header.width * header.height > manyPixels;
  if (isLarge && type === 'image/jpeg' && 'ImageDecoder' in globalThis) {
    const photo = await decodeInParts(file, header, options.sidePx).catch(() => null);
    if (photo) return photo;
  }
  const source = await createImageBitmap(file, header ? resizeTo(header, options.sidePx) : {});
  return { source, width: source.width, height: source.height };
}

/**
 * JPEG consists of blocks of eight pixels a side, which decode to fewer directly. This takes a
 * fraction of the memory and time of createImageBitmap: docs/decisions/images.md has the figures.
 */
async function decodeInParts(
  file: Blob,
  { width, height }: ImageHeader,
  sidePx: number,
): Promise<DecodedPhoto> {
  const eighths = Math.min(8, Math.ceil((8 * sidePx) / Math.max(width, height)));
  const decoder = new ImageDecoder({
    type: 'image/jpeg',
    data: file.stream(),
    desiredWidth: Math.ceil((width * eighths) / 8),
    desiredHeight: Math.ceil((height * eighths) / 8),
  });
  try {
    const { image: source } = await decoder.decode();
    return { source, width: source.displayWidth, height: source.displayHeight };
  } finally {
    decoder.close();
  }
}

/** The other side follows. Photos on their side are turned before they are resized. */
function resizeTo({ width, height, orientation }: ImageHeader, sidePx: number): ImageBitmapOptions {
  const scale = sidePx / Math.max(width, height);
  if (scale >= 1) return {};
  const uprightWidth = orientation >= 5 ? height : width;
  return { resizeWidth: Math.max(1, Math.round(uprightWidth * scale)), resizeQuality: 'high' };
}
