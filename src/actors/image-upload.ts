import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { imageUploadMachine, type SendingEvent } from '#machines/image-upload.machine.ts';
import { listingImagesMachine } from '#machines/listing-images.machine.ts';
import type { Api } from '#src/api/client.ts';
import { keepImages } from '#src/queries/listing-images.ts';
import type { UploadProblem } from '#machines/upload-problem.ts';
import { inspectFile } from './inspect-file.ts';
import type { ImageStore } from './image-store.ts';
import { sendFile, type UploadTarget } from './send-file.ts';
import { asUploadCall } from './upload-calls.ts';

export interface ImagePorts {
  api: Api;
  queryClient: QueryClient;
  store: ImageStore;
  window: Pick<
    Window & typeof globalThis,
    'XMLHttpRequest' | 'navigator' | 'addEventListener' | 'removeEventListener'
  >;
}

/** Making pictures of a large file can take the server longer than any other call. */
const registrationLimitMs = 120_000;

/** The machine for the photos of a listing, with this browser's files and server behind its ports. */
export function createListingImagesLogic(ports: ImagePorts) {
  const { api, queryClient, store, window } = ports;
  const isOnline = () => window.navigator.onLine;
  const targets = new Map<string, UploadTarget>();

  const imageUpload = imageUploadMachine.provide({
    actors: {
      inspectFile: fromPromise(({ input: { fileId } }) => inspectFile(store.file(fileId))),
      requestAddress: fromPromise(async ({ input, signal }) => {
        const { fileId, listingId, contentType, size } = input;
        const body = { listing_id: listingId, content_type: contentType as 'image/jpeg', size };
        const target = await asUploadCall(
          api('requestUpload', { body, signal: within(30_000, signal) }),
          isOnline,
        );
        targets.set(fileId, target);
        return { key: target.key };
      }),
      sendFile: fromCallback<EventObject, { fileId: string }, SendingEvent>(
        ({ input: { fileId }, sendBack }) => {
          const target = targets.get(fileId);
          if (!target) throw new Error(`No address was asked for ${fileId}`);
          const request = {
            createRequest: () => new window.XMLHttpRequest(),
            isOnline,
            now: () => Date.now(),
          };
          return sendFile(request, target, store.file(fileId), sendBack);
        },
      ),
      registerImage: fromPromise(async ({ input: { fileId, listingId, key }, signal }) => {
        const alt = store.description(fileId);
        const body = { key, ...(alt !== '' && { alt }) };
        const picture = await asUploadCall(
          api('registerImage', {
            params: { id: listingId },
            body,
            signal: within(registrationLimitMs, signal),
          }),
          isOnline,
          // Swept away after a long time offline. A listing that is gone refuses the next address.
          { not_found: 'addressExpired' },
        ).catch((problem: UploadProblem) => {
          if (problem.cause instanceof Error) store.explain(fileId, problem.cause.message);
          throw problem;
        });
        targets.delete(fileId);
        store.becomeImage(fileId, picture.id);
        keepImages(queryClient, listingId, (images) => [
          ...images.filter(({ id }) => id !== picture.id),
          picture,
        ]);
        return { imageId: picture.id };
      }),
      awaitConnection: fromPromise(
        ({ signal }) =>
          new Promise<void>((resolve) => {
            if (isOnline()) return resolve();
            const back = () => resolve();
            window.addEventListener('online', back, { once: true, signal });
          }),
      ),
    },
  });

  return listingImagesMachine.provide({
    actors: {
      imageUpload,
      saveOrder: fromPromise(async ({ input: { listingId, imageIds } }) => {
        const id = listingId as number;
        const { items } = await api('orderImages', { params: { id }, body: { ids: imageIds } });
        keepImages(queryClient, id, () => items);
        return { imageIds: items.map((item) => item.id) };
      }),
    },
  });
}

const within = (limitMs: number, signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
