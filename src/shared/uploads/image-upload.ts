import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ImageType } from '#contract/images/image.ts';
import type { ProblemCode } from '#contract/problem.ts';
import {
  imageUploadMachine,
  type SendingEvent,
  type UploadTarget,
} from '#machines/image-upload.machine.ts';
import { listingImagesMachine } from '#machines/listing-images.machine.ts';
import { profilePhotoMachine } from '#machines/profile-photo.machine.ts';
import { UploadProblem, type UploadProblemCode } from '#machines/upload-problem.ts';
import type { Api } from '#src/api/client.ts';
import { isApiProblem, isUnreachable } from '#src/api/errors.ts';
import { updateImages } from '#src/shared/api/listing-images.ts';
import { updatePhoto } from '#src/shared/api/profile-photo.ts';
import { cropImage, inspectFile, openImage, sendFile, type UploadAddress } from './send-file.ts';
import type { ImageStore } from './image-store.ts';

export interface UploadDeps {
  api: Api;
  queryClient: QueryClient;
  store: ImageStore;
  window: Pick<
    Window & typeof globalThis,
    'XMLHttpRequest' | 'navigator' | 'addEventListener' | 'removeEventListener'
  >;
}

const addressTimeoutMs = 30_000;
/** Encoding the variants of a large image takes the server longer than any other call. */
const registrationTimeoutMs = 120_000;

/** The machine for the images of a listing, connected to this browser and the server. */
export function provideListingImages(deps: UploadDeps) {
  const { api, queryClient } = deps;
  return listingImagesMachine.provide({
    actors: {
      imageUpload: provideImageUpload(deps),
      saveOrder: fromPromise(async ({ input: { listingId, imageIds } }) => {
        const id = listingId as number;
        const { items } = await api('orderImages', { params: { id }, body: { ids: imageIds } });
        updateImages(queryClient, id, () => items);
        return { imageIds: items.map((item) => item.id) };
      }),
    },
  });
}

/** The machine for a new profile photo, connected to this browser and the server. */
export function provideProfilePhoto(deps: UploadDeps) {
  return profilePhotoMachine.provide({
    actors: {
      imageUpload: provideImageUpload(deps),
      openImage: fromPromise(({ input: { file } }) => openImage(file)),
      cropImage: fromPromise(async ({ input: { file, crop } }) => ({
        fileId: deps.store.add(await cropImage(file, crop)),
      })),
    },
  });
}

function provideImageUpload({ api, queryClient, store, window }: UploadDeps) {
  const isOnline = () => window.navigator.onLine;
  const addresses = new Map<string, UploadAddress>();

  /** Waits for a call; rejects with an UploadProblem that says what its failure means here. */
  async function uploadCall<T>(
    fileId: string,
    call: Promise<T>,
    codes: typeof generalCodes,
  ): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof Error) store.explain(fileId, error.message);
      throw new UploadProblem(problemCodeFor(error, isOnline, codes), error);
    }
  }

  async function requestAddress(
    target: UploadTarget,
    file: { content_type: ImageType; size: number },
    signal: AbortSignal,
  ): Promise<UploadAddress & { key: string }> {
    if (target.kind === 'listing') {
      const body = { listing_id: target.listingId, ...file };
      return api('requestUpload', { body, signal });
    }
    const address = await api('requestPhotoUpload', { body: file, signal });
    return { ...address, key: address.public_url };
  }

  /** Registers the file and shows it; returns the id of a listing's image. */
  async function register(
    { fileId, target, key }: { fileId: string; target: UploadTarget; key: string },
    signal: AbortSignal,
  ): Promise<number | null> {
    if (target.kind === 'profile') {
      const user = await api('registerPhoto', { body: { public_url: key }, signal });
      updatePhoto(queryClient, api, user.profile_picture_url);
      return null;
    }
    const { listingId } = target;
    const alt = store.description(fileId);
    const body = { key, ...(alt !== '' && { alt }) };
    const image = await api('registerImage', { params: { id: listingId }, body, signal });
    store.becomeImage(fileId, image.id);
    updateImages(queryClient, listingId, (images) => [
      ...images.filter(({ id }) => id !== image.id),
      image,
    ]);
    return image.id;
  }

  return imageUploadMachine.provide({
    actors: {
      inspectFile: fromPromise(({ input: { fileId } }) => inspectFile(store.file(fileId))),
      requestAddress: fromPromise(async ({ input, signal }) => {
        const { fileId, target, contentType, size } = input;
        const file = { content_type: contentType as ImageType, size };
        const call = requestAddress(target, file, within(addressTimeoutMs, signal));
        const address = await uploadCall(fileId, call, codesFor(target));
        addresses.set(fileId, address);
        return { key: address.key };
      }),
      sendFile: fromCallback<EventObject, { fileId: string }, SendingEvent>(
        ({ input: { fileId }, sendBack }) => {
          const address = addresses.get(fileId);
          if (!address) throw new Error(`No address was requested for ${fileId}`);
          return sendFile(window, address, store.file(fileId), sendBack);
        },
      ),
      registerImage: fromPromise(async ({ input, signal }) => {
        const { fileId, target } = input;
        const call = register(input, within(registrationTimeoutMs, signal));
        // Not found: expired after a long time offline. A listing that is gone refuses the next
        // address.
        const codes = { ...codesFor(target), not_found: 'addressExpired' } as const;
        const imageId = await uploadCall(fileId, call, codes);
        addresses.delete(fileId);
        return { imageId };
      }),
      awaitConnection: fromPromise(
        ({ signal }) =>
          new Promise<void>((resolve) => {
            if (isOnline()) return resolve();
            window.addEventListener('online', () => resolve(), { once: true, signal });
          }),
      ),
    },
  });
}

const within = (limitMs: number, signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);

const generalCodes: Partial<Record<ProblemCode, UploadProblemCode>> = {
  unauthorized: 'signedOut',
  upload_expired: 'addressExpired',
  upload_missing: 'addressExpired',
  upload_used: 'addressExpired',
  body_too_large: 'tooLarge',
  too_many_images: 'tooMany',
  image_refused: 'imageRefused',
  validation_failed: 'imageRefused',
  rate_limited: 'unreachable',
  unavailable: 'unreachable',
  took_too_long: 'unreachable',
  disk_full: 'unreachable',
};

const listingCodes: typeof generalCodes = {
  ...generalCodes,
  forbidden: 'listingGone',
  not_found: 'listingGone',
  gone: 'listingGone',
};

const codesFor = ({ kind }: UploadTarget) => (kind === 'listing' ? listingCodes : generalCodes);

function problemCodeFor(
  error: unknown,
  isOnline: () => boolean,
  codes: typeof generalCodes,
): UploadProblemCode {
  const hasTimedOut = error instanceof DOMException && error.name === 'TimeoutError';
  if (isUnreachable(error) || hasTimedOut) return isOnline() ? 'unreachable' : 'offline';
  if (!isApiProblem(error)) return 'serverTrouble';
  // A server that is starting, or a proxy before one that is down, sends none of our codes.
  if (error.code === 'unknown') return isPassing(error.status) ? 'unreachable' : 'serverTrouble';
  const isLong = (error.retryAfterSeconds ?? 0) > shortWaitSeconds;
  if (error.code === 'rate_limited' && isLong) return 'limited';
  return codes[error.code] ?? 'serverTrouble';
}

/** Shorter waits are not shown as a failure: the upload retries by itself. */
const shortWaitSeconds = 60;

const isPassing = (status: number) => [502, 503, 504, 507].includes(status);
