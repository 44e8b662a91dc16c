import type { PicturePlan } from './image-variants.ts';
import type { PicturePurpose } from './image-job.ts';

/** What a raw picture may ask of us, and how far the process that decodes it may go. */
export const pictureLimits = {
  maxPixels: 40_000_000,
  maxSidePx: 10_000,
  minSidePx: 16,
  /** For one picture; then the process is ended. Two seconds are usual, on a machine with time. */
  jobMs: 40_000,
  /**
   * Memory the process may write to, its own 70 MB included: what a picture wants beyond it is
   * refused by the system, so that server and process together stay under 512 MB.
   */
  dataKilobytes: 300_000,
} as const;

/** What becomes of a picture. */
export const picturePlans: Record<PicturePurpose, PicturePlan> = {
  listing: { widths: [480, 960, 1600], jpeg: true, avifEffort: 1 },
  photo: { widths: [160, 320], square: true, jpeg: true, avifEffort: 4 },
};
