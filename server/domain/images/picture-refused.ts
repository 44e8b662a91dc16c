import { pictureLimits } from './picture-limits.ts';
import type { Refusal } from './image-job.ts';

/** Thrown when a file is no picture we take. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause?: unknown) {
    super(words[refusal], { cause });
    this.refusal = refusal;
  }
}

const { maxSidePx, maxPixels, minSidePx } = pictureLimits;
const number = new Intl.NumberFormat('en');

const words: Record<Refusal, string> = {
  not_a_picture: 'Choose a JPEG, PNG or WebP picture',
  wrong_type: 'The file is of another type than its name says',
  too_many_pixels: `A photo may have ${number.format(maxSidePx)} pixels a side and ${maxPixels / 1e6} million in all`,
  too_small: `A photo needs at least ${minSidePx} pixels a side`,
  damaged: 'The file is damaged or cut off',
  too_costly: 'The photo is too complex to be read. Save it as an ordinary JPEG and try again',
};
