import type { Sharp } from 'sharp';
import { imagePlans } from '#domain/images/image-job.ts';
import { encodings } from '#domain/images/encodings.ts';

/** The columns of `listing_images` that describe the files of an image. */
export interface DemoImageRow {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  variants: { key: string; width: number; type: string }[];
}

export interface ImageSize {
  width: number;
  height: number;
  /** Widths of the variants, ascending. */
  widths: number[];
}

/** The widths of uploads that cards and phones show, and one for large screens. */
const listingWidths = [...imagePlans.listing.widths.filter((width) => width < 960), 1200];

export const listingImageSize: ImageSize = { width: 1600, height: 1200, widths: listingWidths };
export const profilePhotoSize: ImageSize = { width: 800, height: 800, widths: [160] };

/** Low, because visitors wait while demo images are drawn. */
const avifEffort = 1;

/** The name of a listing's image, by the positions of the listing and of the image in it. */
export const listingImageName = (listing: number, position: number) =>
  `room-${listing}-${position}`;
/** The name of the portrait drawn from this seed. */
export const profilePhotoName = (faceSeed: number) => `face-${faceSeed}`;

/** The row of the image `name` of this size; `placeholder` is a colour, #rrggbb. */
export function imageRow(
  name: string,
  placeholder: string,
  { width, height, widths }: ImageSize,
): DemoImageRow {
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

/** A file of a demo image: its media key, its width, and how to encode it from the drawing. */
export interface DemoFile {
  key: string;
  width: number;
  encode(drawing: Sharp): Sharp;
}

/** The files of the image `name`, smallest width and best compression first. */
export function demoFiles(name: string, { widths }: ImageSize): DemoFile[] {
  return variantsOf(name, widths).map(({ key, width, encode }) => ({
    key,
    width,
    encode: (drawing) => encode(drawing.resize(width), avifEffort),
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

/** The key for browsers that choose no variant. */
export const mainKey = (name: string, widths: number[]) =>
  demoKey(name, widths.at(-1) ?? 0, 'webp');

const demoKey = (name: string, width: number, extension: string) =>
  `demo/${name}/${width}.${extension}`;
