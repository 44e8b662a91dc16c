import { limits } from '#contract/limits.ts';

// What an upload of a photo is doing, over its small preview: short.
export const states = {
  checking: 'Checking…',
  preparing: 'Preparing…',
  waiting: 'Waiting for its turn',
  requestingAddress: 'Starting…',
  uploading: 'Uploading',
  registering: 'Processing…',
  offline: 'You are offline. The upload continues when you are back online.',
  unreachable: 'RoomieRadar does not answer. We keep trying.',
};
/** While bytes travel: "Uploading, 40%". */
export const uploadingPercent = ({ percent }: { percent: string }) => `Uploading, ${percent}%`;

// Why it failed, and what to do.
export const failures = {
  empty: 'This file is empty.',
  wrongType: 'Only JPEG, PNG and WebP photos can be added.',
  tooLarge: `Larger than ${limits.chosenImageBytes / 1_000_000} MB. Choose a smaller photo.`,
  unreadable: 'This file can no longer be read.',
  tooSmall: `Too small: a photo needs at least ${limits.imagePixels.minSide} pixels on each side.`,
  heic: 'Your browser cannot open HEIC photos. Save this one as a JPEG and choose that instead.',
  tooManyPixels:
    'This photo has more pixels than your browser can open. Choose a smaller copy of it.',
  damaged: 'This photo is damaged or cut off. Choose another copy of it.',
  uploadFailed: 'Failed to upload file',
  imageRefused: 'This photo cannot be used: it is damaged or far too large.',
  tooMany: `The room already has ${limits.imagesPerListing} photos. Remove one first.`,
  listingGone: 'This room no longer exists.',
  limited: 'You have reached the limit of uploads. Try again later.',
  signedOut: 'You are signed out. Sign in again first.',
  serverTrouble: 'Something went wrong at RoomieRadar. Try again in a minute.',
};
