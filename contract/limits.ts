import { searchLimits } from './search-limits.ts';

/** The limits that browser and server share. They have no schemas, which workers do without. */
export const limits = {
  ...searchLimits,
  /** Characters as readers count them; an emoji can consist of several code points. */
  title: { max: 100, maxCodePoints: 1000 },
  description: { max: 5000 },
  address: { max: 200 },
  monthlyRent: { min: 1, max: 100_000 },
  /** 0 where the rent includes them. */
  monthlyBills: { min: 0, max: 100_000 },
  deposit: { min: 0, max: 1_000_000 },
  bathrooms: { min: 1, max: 10 },
  lookingForRoommates: { min: 1, max: 20 },
  externalLink: { max: 2048 },
  firstName: { max: 80 },
  lastName: { max: 80 },
  occupation: { max: 120 },
  bio: { max: 2000 },
  area: { max: 120 },
  /** A wanted page; `people` counts those who look together. */
  wanted: { headline: { max: 100, maxCodePoints: 1000 }, text: { max: 2000 }, people: { max: 6 } },
  age: { min: 18 },
  birthYear: { min: 1900 },
  budget: { min: 0, max: 100_000 },
  /**
   * With fewer than `minShared` shared answers there is no score. From `matchScore` on, a score
   * without conflicts is a match. Of strangers who answer everything at random, about one pair in
   * `strangersPerMatch` is one (scripts/measure-fit.ts).
   */
  fit: { minShared: 3, matchScore: 90, strangersPerMatch: 75, top: 20, reasons: 3 },
  /** The minimum applies only to the first message. */
  message: { min: 20, max: 2000 },
  /** An inquiry without an answer expires after this time. */
  inquiries: { expireDays: 30 },
  /** How many applicants of a listing, the newest, are ranked by their fit. */
  applicants: { ranked: 2000 },
  report: { details: 1000 },
  /** An appeal, and for how long after the decision it can be sent. */
  appeal: { max: 2000, months: 6 },
  /** The reason that an administrator gives for a change. */
  moderationNote: { max: 500 },
  /** The longest length of an Idempotency-Key. */
  idempotency: { keyLength: 200 },
  /** An import file: its bytes, its rows below the header, and the bytes of one row. */
  imports: {
    fileBytes: 100_000_000,
    rows: 100_000,
    rowBytes: 100_000,
    fileName: 200,
    expression: 500,
  },
  bodyBytes: 100_000,
  bodyDepth: 20,
  imagesPerListing: 12,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp'],
  imageBytes: 15_000_000,
  /** What the server decodes. The browser makes smaller what is larger, up to `chosenImageBytes`. */
  imagePixels: { max: 40_000_000, maxSide: 10_000, minSide: 16 },
  /** 200 megapixels take up to 100 MB as a JPEG. */
  chosenImageBytes: 200_000_000,
  /**
   * How long an upload may take to become an image, with the wait for the image process: the browser
   * gives up then, and the server begins anew at the next try.
   */
  registrationMs: 120_000,
  accessTokenSeconds: 600,
} as const;
