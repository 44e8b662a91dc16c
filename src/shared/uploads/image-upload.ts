import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { ImageType } from '#contract/images/image.ts';
import { limits } from '#contract/limits.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { fileKey, imageKey, type ImageKey } from '#machines/image-order.ts';
import {
  imageUploadMachine,
  type SendingEvent,
  type UploadTarget,
} from '#machines/image-upload.machine.ts';
import { UploadProblem, type UploadProblemCode } from '#machines/upload-problem.ts';
import { isApiProblem, isUnreachable } from '#src/api/errors.ts';
import { inspectFile } from './inspect-file.ts';
import { createPhotoPreparation } from './prepare-photo.ts';
import { sendFile, type UploadAddress } from './send-file.ts';

export interface UploadDeps {
  store: ImageStore;
  window: Pick<
    Window & typeof globalThis,
    'XMLHttpRequest' | 'navigator' | 'addEventListener' | 'removeEventListener'
  >;
}

const addressTimeoutMs = 30_000;

type Target<Kind extends UploadTarget['kind']> = Extract<UploadTarget, { kind: Kind }>;

/** What differs between uploads: where their files go. */
export interface UploadDestination<Kind extends UploadTarget['kind']> {
  requestAddress(
    target: Target<Kind>,
    file: { content_type: ImageType; size: number },
    signal: AbortSignal,
  ): Promise<UploadAddress & { key: string }>;
  /** Registers the file and shows it; returns the id of a listing's image. */
  register(
    upload: { fileId: string; target: Target<Kind>; key: string },
    signal: AbortSignal,
  ): Promise<number | null>;
  /** What problems of both calls mean, besides those that every upload has. */
  problemCodes: ProblemCodes;
}

type ProblemCodes = Partial<Record<ProblemCode, UploadProblemCode>>;

/** The upload machine, connected to this browser and to a destination on the server. */
export function provideImageUpload<Kind extends UploadTarget['kind']>(
  { store, window }: UploadDeps,
  destination: UploadDestination<Kind>,
) {
  const isOnline = () => window.navigator.onLine;
  const codes = { ...generalCodes, ...destination.problemCodes };
  const addresses = new Map<string, UploadAddress>();
  const preparePhoto = createPhotoPreparation();

  /** Waits for a call; rejects with an UploadProblem that says what its failure means here. */
  async function uploadCall<T>(
    fileId: string,
    call: Promise<T>,
    callCodes: ProblemCodes,
  ): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof Error) store.explain(fileId, error.message);
      throw new UploadProblem(problemCodeFor(error, isOnline, callCodes), error);
    }
  }

  return imageUploadMachine.provide({
    actors: {
      inspectFile: fromPromise(({ input: { fileId } }) => inspectFile(store.file(fileId))),
      preparePhoto: fromPromise(async ({ input: { fileId, contentType }, signal }) => {
        const file = store.file(fileId);
        const prepared = await preparePhoto(file, contentType, signal);
        store.prepare(fileId, prepared);
        if (!prepared.file) return { type: contentType, size: file.size };
        return { type: prepared.file.type, size: prepared.file.size };
      }),
      requestAddress: fromPromise(async ({ input, signal }) => {
        const { fileId, target, contentType, size } = input;
        const file = { content_type: contentType as ImageType, size };
        const call = destination.requestAddress(
          target as Target<Kind>,
          file,
          within(addressTimeoutMs, signal),
        );
        const address = await uploadCall(fileId, call, codes);
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
        const { fileId, target, key } = input;
        const upload = { fileId, target: target as Target<Kind>, key };
        const call = destination.register(upload, within(limits.registrationMs, signal));
        // Not found: expired after a long time offline. A listing that is gone refuses the next
        // address.
        const imageId = await uploadCall(fileId, call, { ...codes, not_found: 'addressExpired' });
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

const generalCodes: ProblemCodes = {
  unauthorized: 'signedOut',
  upload_expired: 'addressExpired',
  upload_missing: 'addressExpired',
  upload_used: 'addressExpired',
  body_too_large: 'imageRefused',
  too_many_images: 'tooMany',
  image_refused: 'imageRefused',
  validation_failed: 'imageRefused',
  rate_limited: 'unreachable',
  unavailable: 'unreachable',
  took_too_long: 'unreachable',
  disk_full: 'unreachable',
};

function problemCodeFor(
  error: unknown,
  isOnline: () => boolean,
  codes: ProblemCodes,
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

/** The chosen files and what belongs to them, by the ids that the machines hold. */
export interface ImageStore {
  /** Keeps a file; returns its id. */
  add(file: Blob, name?: string): string;
  /** Throws for a file that was dropped. */
  file(fileId: string): Blob;
  name(fileId: string): string;
  /** Keeps what is sent instead of the file, where that differs, and shows the preview. */
  prepare(fileId: string, prepared: { file: Blob | null; preview: Blob | null }): void;
  /** Keeps the text alternative of an image until it is registered. */
  describe(fileId: string, alt: string): void;
  description(fileId: string): string;
  /** Keeps what the server answered about a refused file. */
  explain(fileId: string, explanation: string): void;
  explanation(fileId: string): string | null;
  /** An object URL; null until the file is prepared, or when no preview could be drawn. */
  preview(key: ImageKey): string | null;
  /** The server has the image: drops the file, keeps the preview. */
  becomeImage(fileId: string, imageId: number): void;
  /** The key an image had before it was registered, so that its element keeps focus. */
  firstKey(key: ImageKey): ImageKey;
  drop(fileId: string): void;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Creates the store of one page. */
export function createImageStore(): ImageStore {
  const files = new Map<string, { file: Blob; name: string }>();
  const previews = new Map<ImageKey, string>();
  const firstKeys = new Map<ImageKey, ImageKey>();
  const descriptions = new Map<string, string>();
  const explanations = new Map<string, string>();
  const listeners = new Set<() => void>();
  let added = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function deletePreview(key: ImageKey): void {
    const url = previews.get(key);
    if (url !== undefined) URL.revokeObjectURL(url);
    previews.delete(key);
  }

  return {
    add(file, name = '') {
      added += 1;
      const fileId = String(added);
      files.set(fileId, { file, name });
      return fileId;
    },
    file(fileId) {
      const entry = files.get(fileId);
      if (!entry) throw new Error(`The file ${fileId} was dropped`);
      return entry.file;
    },
    name: (fileId) => files.get(fileId)?.name ?? '',
    prepare(fileId, { file, preview }) {
      const entry = files.get(fileId);
      // Dropped meanwhile.
      if (!entry) return;
      if (file) files.set(fileId, { ...entry, file });
      deletePreview(fileKey(fileId));
      if (preview) previews.set(fileKey(fileId), URL.createObjectURL(preview));
      notify();
    },
    describe: (fileId, alt) => void descriptions.set(fileId, alt),
    description: (fileId) => descriptions.get(fileId) ?? '',
    explain: (fileId, explanation) => void explanations.set(fileId, explanation),
    explanation: (fileId) => explanations.get(fileId) ?? null,
    preview: (key) => previews.get(key) ?? null,
    becomeImage(fileId, imageId) {
      const url = previews.get(fileKey(fileId));
      previews.delete(fileKey(fileId));
      if (url !== undefined) previews.set(imageKey(imageId), url);
      firstKeys.set(imageKey(imageId), fileKey(fileId));
      files.delete(fileId);
      notify();
    },
    firstKey: (key) => firstKeys.get(key) ?? key,
    drop(fileId) {
      files.delete(fileId);
      deletePreview(fileKey(fileId));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      for (const key of previews.keys()) deletePreview(key);
      files.clear();
    },
  };
}
