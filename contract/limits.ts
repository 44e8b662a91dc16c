import { searchLimits } from './search-limits.ts';

/** Every number both sides must agree on. */
export const limits = {
  ...searchLimits,
  title: { max: 100 },
  description: { max: 5000 },
  address: { max: 200 },
  monthlyRent: { min: 1, max: 100_000 },
  bathrooms: { min: 1, max: 10 },
  currentRoommates: { min: 0, max: 20 },
  lookingForRoommates: { min: 1, max: 20 },
  externalLink: { max: 2048 },
  firstName: { max: 80 },
  lastName: { max: 80 },
  occupation: { max: 120 },
  bio: { max: 2000 },
  area: { max: 120 },
  age: { min: 18 },
  birthYear: { min: 1900 },
  budget: { min: 0, max: 100_000 },
  stayMonths: { min: 1, max: 120 },
  /** Fewer shared answers give no score; `match` is a score worth meeting for. */
  fit: { minShared: 3, match: 70, top: 20, reasons: 3 },
  /** The first message has the minimum, those after it only the maximum. */
  message: { min: 20, max: 2000 },
  /** Whom nobody answers within `expireDays` need not wait any longer. */
  inquiries: { expireDays: 30 },
  report: { details: 1000 },
  /** Why an administrator did something. */
  moderationNote: { max: 500 },
  /** How long an Idempotency-Key is remembered, and how long it may be. */
  idempotency: { hours: 24, keyLength: 200 },
  /** A file from outside: bytes, rows below its header, and bytes of one row. */
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
  imageBytes: 15_000_000,
  accessTokenSeconds: 600,
} as const;
