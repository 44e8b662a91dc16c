import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A small JPEG of one colour, with a number of noisy pixels that decide its size in bytes. */
export async function makePhoto({
  width = 48,
  height = 36,
  hue = 30,
  noisy = false,
} = {}): Promise<Buffer> {
  const background = { r: (hue * 7) % 256, g: (hue * 13) % 256, b: (hue * 29) % 256 };
  const create = { width, height, channels: 3 as const, background };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const image = sharp({ create: noisy ? { ...create, noise } : create });
  return image.jpeg({ quality: noisy ? 95 : 80 }).toBuffer();
}

export interface PhotoFiles {
  photo: string;
  /** Takes a second on a slow line. */
  big: string;
  /** Told by its size from the photo it goes before. */
  filler: string;
  empty: string;
  /** Words, under the name of a picture. */
  text: string;
  /** A byte more than a photo may have. */
  large: string;
}

/** Files of each kind someone may choose, in this folder. */
export async function makePhotoFiles(folder: string): Promise<PhotoFiles> {
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('photo.jpg'), await makePhoto());
  await writeFile(at('big.jpg'), await makePhoto({ width: 500, height: 400, noisy: true }));
  await writeFile(at('filler.jpg'), await makePhoto({ width: 64, hue: 50 }));
  await writeFile(at('empty.jpg'), '');
  await writeFile(at('text.jpg'), 'These are words.');
  await writeFile(at('large.jpg'), await makePhoto());
  const large = await open(at('large.jpg'), 'r+');
  await large.truncate(15_000_001);
  await large.close();
  return {
    photo: at('photo.jpg'),
    big: at('big.jpg'),
    filler: at('filler.jpg'),
    empty: at('empty.jpg'),
    text: at('text.jpg'),
    large: at('large.jpg'),
  };
}
