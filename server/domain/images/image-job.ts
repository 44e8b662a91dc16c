import type { ImagePlan } from './image-variants.ts';

/** What a raw file is to become. */
export type ImagePurpose = 'listing' | 'photo';

/** From the server to its image process. */
export interface ImageJob {
  id: number;
  purpose: ImagePurpose;
  /** The raw file, and where the finished files go; both local. */
  input: string;
  output: string;
  /** The type the uploader announced. */
  content_type: string;
}

export interface FinishedImage {
  width: number;
  height: number;
  /** Mean colour as #rrggbb. */
  placeholder: string;
  /** Each is the file `{width}.{extension}` of the output folder. */
  variants: { width: number; type: string; extension: string }[];
}

/** Why a file is no image we take; refusalLabels has the text. */
export type Refusal =
  'not_an_image' | 'wrong_type' | 'too_many_pixels' | 'too_small' | 'damaged' | 'too_costly';

/** From the image process to the server. */
export type ImageAnswer =
  | { id: number; image: FinishedImage }
  | { id: number; refusal: Refusal }
  /** A mistake of ours or of the machine, such as a full disk. */
  | { id: number; failure: string };

/** What a raw image may ask of us, and how far the process that decodes it may go. */
export const imageLimits = {
  maxPixels: 40_000_000,
  maxSidePx: 10_000,
  minSidePx: 16,
  /** For one image; then the process is ended. Two seconds are usual, on a machine with time. */
  jobMs: 40_000,
  /**
   * Memory the process may write to, its own 70 MB included: what an image wants beyond it is
   * refused by the system, so that server and process together stay under 512 MB.
   */
  dataKilobytes: 300_000,
} as const;

/** What becomes of an image. */
export const imagePlans: Record<ImagePurpose, ImagePlan> = {
  listing: { widths: [480, 960, 1600], jpeg: true, avifEffort: 1 },
  photo: { widths: [160, 320], square: true, jpeg: true, avifEffort: 4 },
};

/** Thrown when a file is no image we take. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusalLabels[refusal], { cause });
    this.refusal = refusal;
  }
}

const { maxSidePx, maxPixels, minSidePx } = imageLimits;
const number = new Intl.NumberFormat('en');

const refusalLabels: Record<Refusal, string> = {
  not_an_image: 'Choose a JPEG, PNG or WebP image',
  wrong_type: 'The file is of another type than its name says',
  too_many_pixels: `A photo may have ${number.format(maxSidePx)} pixels a side and ${maxPixels / 1e6} million in all`,
  too_small: `A photo needs at least ${minSidePx} pixels a side`,
  damaged: 'The file is damaged or cut off',
  too_costly: 'The photo is too complex to be read. Save it as an ordinary JPEG and try again',
};
