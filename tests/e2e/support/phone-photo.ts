import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { photoLike } from '#tests/support/photo-like.ts';

const folder = path.resolve('.tmp/phone-photos');

interface PhonePhoto {
  name: string;
  width: number;
  height: number;
  orientation: number;
}

/**
 * The path of a photo of 50 megapixels as a phone held upright takes it: lying on its side, with the
 * place where it was taken. It is kept for later runs.
 */
export const phonePhoto = () =>
  makePhoto({ name: '50-megapixels', width: 8160, height: 6120, orientation: 6 });

/** The path of a panorama of 59 megapixels, as wide as a phone makes them. */
export const panorama = () =>
  makePhoto({ name: 'panorama', width: 16_382, height: 3628, orientation: 1 });

async function makePhoto({ name, orientation, ...size }: PhonePhoto): Promise<string> {
  const file = path.join(folder, `${name}.jpg`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const { data, width, height } = photoLike(7);
  // Journeys run at the same time, and one might choose what another has not written to its end.
  const unfinished = `${file}.${process.pid}`;
  await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 95 })
    .toFile(unfinished);
  await rename(unfinished, file);
  return file;
}
