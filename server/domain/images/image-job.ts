import { limits } from '#contract/limits.ts';
import type { EncodedImage, ImagePlan } from './image-variants.ts';

/** The use of an image. */
export type ImagePurpose = 'listing' | 'photo';

/** A job that the server sends to its image process. */
export type ImageJob = { id: number } & (EncodeJob | DrawingJob);

/** Checks and encodes a raw file. */
export interface EncodeJob {
  purpose: ImagePurpose;
  /** Local paths of the raw file and of the folder for the finished files. */
  input: string;
  output: string;
  /** The type that the uploader announced. */
  content_type: string;
}

/** Makes the image that other services show with a link to a listing. */
export interface PreviewJob {
  purpose: 'preview';
  /** The local path of the JPEG to write. */
  output: string;
  /** The local path of the cover; without one, the texts are drawn. */
  photo: string | null;
  texts: PreviewTexts;
  /** Where the room is, beside the texts; null when the listing does not say. */
  map: PreviewMap | null;
  /** Local paths of what the texts are drawn on, and with. */
  background: string;
  font: string;
}

/** Makes the small map that mails show of a room. */
export interface MapJob {
  purpose: 'map';
  /** The local path of the PNG to write. */
  output: string;
  map: PreviewMap;
  font: string;
}

/** Looks at a finished image of ours again; see perceptual-hash.ts. */
export interface LookJob {
  purpose: 'look';
  /** Local paths of the image and of the file for its small gray picture. */
  input: string;
  output: string;
}

/** What we make of our own, not of an upload. */
export type DrawingJob = PreviewJob | MapJob | LookJob;

/** A map that is drawn, at twice the size in which it is shown. */
export interface PreviewMap {
  /** The local path of its pixels: four bytes each, row by row. */
  pixels: string;
  width: number;
  height: number;
  /** The most important first; in its pixels. */
  names: { text: string; left: number; top: number }[];
}

/** What a drawn preview says, as plain text without anything that cannot be drawn. */
export interface PreviewTexts {
  title: string;
  rent: string;
  place: string;
}

export interface FinishedImage extends Omit<EncodedImage, 'variants'> {
  /** Each is the file `{width}.{extension}` of the output folder. */
  variants: { width: number; type: string; extension: string }[];
}

/** Why we refuse a file; refusalLabels has the text. */
export type Refusal =
  | 'not_an_image'
  | 'wrong_type'
  | 'too_many_pixels'
  | 'too_small'
  | 'damaged'
  | 'too_costly';

/** The image process's answer to a job. A drawing has no facts besides its file. */
export type ImageAnswer =
  | { id: number; image: FinishedImage | null }
  | { id: number; refusal: Refusal }
  /** A fault of ours or of the machine, such as a full disk. */
  | { id: number; failure: string; code?: string | undefined };

/** Limits of the process that decodes a raw image; those of the image are in the contract. */
export const imageLimits = {
  /** Time for one image; then the process is killed. On an idle machine, two seconds are usual. */
  jobMs: 40_000,
  /**
   * Memory that the process may write to beyond what an empty Node reserves: 62 MB for its own code
   * and 170 MB for the largest image, with a fifth to spare. The system refuses to give it more, so
   * server and process together stay under 512 MB.
   */
  dataKilobytes: 276_000,
} as const;

/** The sizes and formats that an image is encoded in. */
export const imagePlans: Record<ImagePurpose, ImagePlan> = {
  // 720: a phone whose pixels are 1.75 to the CSS pixel, as Lighthouse and most cheap ones have.
  listing: { widths: [480, 720, 960, 1600], jpeg: true, avifEffort: 1 },
  photo: { widths: [160, 320], square: true, jpeg: true, avifEffort: 4 },
};

/** Thrown when we refuse a file. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusalLabels[refusal], { cause });
    this.refusal = refusal;
  }
}

const { max: maxPixels, maxSide: maxSidePx, minSide: minSidePx } = limits.imagePixels;
const number = new Intl.NumberFormat('en');

const refusalLabels: Record<Refusal, string> = {
  not_an_image: 'Choose a JPEG, PNG or WebP image',
  wrong_type: 'The file is of another type than its name says',
  too_many_pixels: `A photo may have ${number.format(maxSidePx)} pixels a side and ${maxPixels / 1e6} million in all`,
  too_small: `A photo needs at least ${minSidePx} pixels a side`,
  damaged: 'The file is damaged or cut off',
  too_costly: 'The photo is too complex to be read. Save it as an ordinary JPEG and try again',
};
