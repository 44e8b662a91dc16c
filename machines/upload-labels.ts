import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { UploadFailure } from './upload-problem.ts';

/** The texts of the screens: why an upload failed, and what to do. */
export const uploadFailureLabels: Record<UploadFailure, string> = {
  empty: 'This file is empty.',
  wrongType: 'Only JPEG, PNG and WebP photos can be added.',
  tooLarge: `Larger than ${limits.imageBytes / 1_000_000} MB. Choose a smaller photo.`,
  unreadable: 'This file can no longer be read.',
  uploadFailed: messages.uploadFailed,
  imageRefused: 'This photo cannot be used: it is damaged or far too large.',
  tooMany: `The room already has ${limits.imagesPerListing} photos. Remove one first.`,
  listingGone: 'This room no longer exists.',
  limited: 'You have reached the limit of uploads. Try again later.',
  signedOut: 'You are signed out. Sign in again first.',
  serverTrouble: 'Something went wrong at RoomieRadar. Try again in a minute.',
};

/** The texts of the screens: what an upload is doing, by its state. */
export const uploadStateLabels = {
  checking: 'Checking…',
  waiting: 'Waiting for its turn',
  requestingAddress: 'Starting…',
  uploading: 'Uploading',
  registering: 'Processing…',
  offline: 'You are offline. The upload continues when you are back online.',
  unreachable: 'RoomieRadar does not answer. We keep trying.',
} as const;
