import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { UploadFailure } from '#machines/upload-problem.ts';

/** Why a photo did not make it, and what to do, in words for its owner. */
export const failureWords: Record<UploadFailure, string> = {
  empty: 'There is nothing in this file.',
  wrongType: 'Only JPEG, PNG and WebP photos can be added.',
  tooLarge: `Larger than ${limits.imageBytes / 1_000_000} MB. Choose a smaller one.`,
  unreadable: 'This file cannot be read any more.',
  uploadFailed: messages.uploadFailed,
  imageRefused: 'This photo cannot be used: it is damaged, or far too large.',
  tooMany: `The place has ${limits.imagesPerListing} photos already. Remove one first.`,
  listingGone: 'The place is not there any more.',
  signedOut: 'You are signed out. Sign in again first.',
  serverTrouble: 'RoomieRadar has trouble at the moment.',
};

/** "1 photo", "3 photos". */
export function countPhotos(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

/** What leaving now would cost; null when every photo is there. */
export function describeLoss(unfinished: number): string | null {
  if (unfinished === 0) return null;
  return `${countPhotos(unfinished)} not there yet will be lost.`;
}
