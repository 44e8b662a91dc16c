import sharp from 'sharp';
import type { StoredVariant } from '#platform/database/schema/listing-images.ts';
import { encodings } from '#domain/images/image-variants.ts';

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

/** Demo pictures are drawn while someone waits for them. */
const avifEffort = 1;

/** The row of the picture `name` of this size; `placeholder` is a colour, #rrggbb. */
export function describeDemoPicture(
  name: string,
  placeholder: string,
  { width, height, widths }: PictureSize,
): DemoPictureRow {
  return {
    key: mainKey(name, widths),
    width,
    height,
    placeholder,
    variants: variantsOf(name, widths).map(({ key, width: own, type }) => ({
      key,
      width: own,
      type,
    })),
  };
}

/** A file of a demo picture: where it lies, and how it is made of the drawing. */
export interface DemoFile {
  key: string;
  encode(svg: string): Promise<Buffer>;
}

/** The files of the picture `name`, the smallest and best packed first. */
export function demoFiles(name: string, { widths }: PictureSize): DemoFile[] {
  return variantsOf(name, widths).map(({ key, width, encode }) => ({
    key,
    encode: (svg) => encode(sharp(Buffer.from(svg)).resize(width), avifEffort).toBuffer(),
  }));
}

const variantsOf = (name: string, widths: number[]) =>
  widths.flatMap((width) =>
    encodings.map(({ type, extension, encode }) => ({
      key: demoKey(name, width, extension),
      width,
      type,
      encode,
    })),
  );

/** The key that a browser which chooses no variant gets. */
export const mainKey = (name: string, widths: number[]) =>
  demoKey(name, widths.at(-1) ?? 0, 'webp');

const demoKey = (name: string, width: number, extension: string) =>
  `demo/${name}/${width}.${extension}`;
