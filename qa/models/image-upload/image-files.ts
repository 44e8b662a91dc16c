import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';

/** A small JPEG of one color, with a number of noisy pixels that decide its size in bytes. */
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

export type FileKind = 'photo' | 'big' | 'queued' | 'empty' | 'text' | 'large' | 'damaged';

/**
 * Paths of the files by kind. `filler` differs from the photo in size, by which its calls are
 * recognized.
 */
export type PhotoFiles = Record<FileKind | 'filler', string>;

/** Writes a file of each kind to this folder. */
export async function makePhotoFiles(folder: string): Promise<PhotoFiles> {
  const at = (name: string) => path.join(folder, name);
  const files: PhotoFiles = {
    photo: at('photo.jpg'),
    big: at('big.jpg'),
    queued: at('photo.jpg'),
    filler: at('filler.jpg'),
    empty: at('empty.jpg'),
    text: at('text.jpg'),
    large: at('large.jpg'),
    damaged: at('damaged.jpg'),
  };
  await writeFile(files.photo, await makePhoto());
  await writeFile(files.big, await makePhoto({ hue: 70 }));
  // More than the buffers of a connection take: what follows the image is not looked at.
  await truncate(files.big, 14_000_000);
  await writeFile(files.filler, await makePhoto({ width: 64, hue: 50 }));
  await writeFile(files.empty, '');
  await writeFile(files.text, 'These are words.');
  await writeFile(files.large, await makePhoto());
  // A byte more than a photo may have.
  await truncate(files.large, limits.chosenImageBytes + 1);
  // A photo of which most is there would be accepted.
  const noise = await makePhoto({ noisy: true });
  await writeFile(files.damaged, noise.subarray(0, noise.length / 4));
  return files;
}
