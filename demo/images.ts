import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from '#platform/storage/storage.ts';
import { images, listings, users } from './content.ts';

/** The columns of `listing_images` that describe an image. */
export interface DemoImageRow {
  key: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variants: { key: string; width: number; type: string }[];
}

/** Contains a folder for each image, with a finished file for each of its variants. */
const folder = path.join(import.meta.dirname, 'images');

const avifWidths = [480, 720, 1200];
const size = { width: 1600, height: 1200 };

/**
 * The row of the image `name` of content/images.json for the listing at this position of the
 * listings. Listings share the AVIF files of an image; each has a WebP file of its own, because
 * keys are unique.
 */
export function imageRow(name: string, listing: number): DemoImageRow {
  const image = images[name];
  if (!image) throw new Error(`There is no demo image "${name}"`);
  const key = `demo/${name}/1200-${listing}.webp`;
  return {
    key,
    ...image,
    ...size,
    variants: [
      ...avifWidths.map((width) => ({ key: avifKey(name, width), width, type: 'image/avif' })),
      { key, width: 1200, type: 'image/webp' },
    ],
  };
}

/** The key of the profile photo `name`, such as `face-3`. */
export const photoKey = (name: string) => `demo/${name}/160.webp`;

const avifKey = (name: string, width: number) => `demo/${name}/${width}.avif`;

/** The keys of the demo's images, with the file in `demo/images` that each is a copy of. */
const filesByKey = (): Map<string, string> =>
  new Map([
    ...Object.keys(images).flatMap((name) =>
      avifWidths.map((width) => [avifKey(name, width), `${name}/${width}.avif`] as const),
    ),
    ...users.flatMap(({ photo }) =>
      photo === null ? [] : [[photoKey(photo), `${photo}/160.webp`] as const],
    ),
    ...listings.flatMap((listing, index) =>
      listing.images.map((name) => [imageRow(name, index).key, `${name}/1200.webp`] as const),
    ),
  ]);

/** S3 answers each request slowly, but many at once. */
const maxConcurrent = 16;

/** Copies the finished images of the demo to `store`. */
export async function copyDemoImages(store: Pick<MediaStore, 'put'>): Promise<void> {
  const queue = filesByKey().entries();
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      for (const [key, file] of queue) {
        await store.put(key, await readFile(path.join(folder, file)));
      }
    }),
  );
}
