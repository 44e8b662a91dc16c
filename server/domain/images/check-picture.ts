import { open } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { pictureLimits } from './picture-limits.ts';
import { PictureRefused } from './picture-refused.ts';

/** How libvips is to read what nobody has looked at yet. */
export const guards = {
  limitInputPixels: pictureLimits.maxPixels,
  failOn: 'warning',
  pages: 1,
} as const satisfies SharpOptions;

/**
 * Looks at the first bytes and the header alone: is it a JPEG, PNG or WebP as announced, and of a
 * size we can take? Throws {@link PictureRefused}.
 */
export async function checkPicture(file: string, announcedType: string): Promise<void> {
  const type = typeByContent(await firstBytes(file));
  if (type === null) throw new PictureRefused('not_a_picture');
  if (type !== announcedType) throw new PictureRefused('wrong_type');
  const { width, height } = await readHeader(file);
  const { maxSidePx, maxPixels, minSidePx } = pictureLimits;
  if (Math.max(width, height) > maxSidePx || width * height > maxPixels) {
    throw new PictureRefused('too_many_pixels');
  }
  if (Math.min(width, height) < minSidePx) throw new PictureRefused('too_small');
}

async function readHeader(file: string): Promise<{ width: number; height: number }> {
  try {
    // The limit on pixels would refuse here as well, but not say why.
    return await sharp(file, { ...guards, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('damaged', error);
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
