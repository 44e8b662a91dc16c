import sharp from 'sharp';
import type { StoredVariant } from '../db/schema/listing-images.ts';
import type { MediaStore } from '../storage/storage.ts';
import { encodePicture } from '../storage/picture-variants.ts';

/** What the row of a demo picture says; its files are drawn apart, whenever they are missing. */
export interface DemoPictureRow {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  variants: StoredVariant[];
}

export interface PictureSize {
  width: number;
  height: number;
  /** Widths of the variants, ascending. */
  widths: number[];
}

export const roomSize: PictureSize = { width: 1600, height: 1200, widths: [480, 1200] };
export const faceSize: PictureSize = { width: 800, height: 800, widths: [160] };

const types = { avif: 'image/avif', webp: 'image/webp' } as const;
/** Demo pictures are drawn while someone waits for the first start. */
const avifEffort = 1;

/** The row of the picture `name` of this size; `placeholder` is a colour, #rrggbb. */
export function describeDemoPicture(
  name: string,
  placeholder: string,
  { width, height, widths }: PictureSize,
): DemoPictureRow {
  const variants = widths.flatMap((target) =>
    Object.entries(types).map(([extension, type]) => ({
      key: demoKey(name, target, extension),
      width: target,
      type,
    })),
  );
  return { key: mainKey(name, widths), width, height, placeholder, variants };
}

/** Draws the files of the picture `name` unless they are there. */
export async function drawDemoPicture(
  store: MediaStore,
  name: string,
  draw: () => string,
  { widths }: PictureSize,
): Promise<void> {
  // The main file is written last: where it is, the others are.
  if (await store.has(mainKey(name, widths))) return;
  const raster = await sharp(Buffer.from(draw()))
    .resize(widths.at(-1))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { variants } = await encodePicture(raster, { widths, avifEffort });
  for (const { width, extension, data } of variants) {
    await store.put(demoKey(name, width, extension), data);
  }
}

/** The key that a browser which chooses no variant gets. */
export const mainKey = (name: string, widths: number[]) =>
  demoKey(name, widths.at(-1) ?? 0, 'webp');

const demoKey = (name: string, width: number, extension: string) =>
  `demo/${name}/${width}.${extension}`;
