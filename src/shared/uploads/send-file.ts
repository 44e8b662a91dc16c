import type { SendingEvent } from '#machines/image-upload.machine.ts';
import {
  type UploadProblemCode,
  checkFile,
  UploadProblem,
  type FileFacts,
} from '#machines/upload-problem.ts';
import type { Crop, ImageSize } from '#machines/profile-photo.machine.ts';

/** Where to PUT a file, with exactly these headers. */
export interface UploadAddress {
  upload_url: string;
  headers: Record<string, string>;
  expires_at: string;
}

/** A connection without progress for this long is treated as broken. */
const stallTimeoutMs = 60_000;
/** The browser may notice that it is offline a moment after the request failed. */
const offlineCheckDelayMs = 300;

/**
 * PUTs a file and reports progress; returns a function that stops it. Uses XMLHttpRequest because
 * fetch does not report upload progress.
 */
export function sendFile(
  window: Pick<Window & typeof globalThis, 'XMLHttpRequest' | 'navigator'>,
  address: UploadAddress,
  file: Blob,
  report: (event: SendingEvent) => void,
): () => void {
  const request = new window.XMLHttpRequest();
  const isOnline = () => window.navigator.onLine;
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const fail = (code: UploadProblemCode) => report({ type: 'file.failed', code });
  const onError = () =>
    after(offlineCheckDelayMs, () => fail(isOnline() ? 'uploadFailed' : 'offline'));
  const stop = () => {
    clearTimeout(timer);
    listeners.abort();
    request.abort();
  };
  const restartStallTimer = () =>
    after(stallTimeoutMs, () => {
      stop();
      fail(isOnline() ? 'uploadFailed' : 'offline');
    });

  const onLoad = () => {
    clearTimeout(timer);
    const { status } = request;
    // The address was used, by this upload: the file arrived and the answer was lost.
    const hasArrived = (status >= 200 && status < 300) || isUsed(request);
    if (hasArrived) return report({ type: 'file.arrived' });
    const isExpired =
      status === 410 || (status === 403 && Date.now() > Date.parse(address.expires_at));
    fail(isExpired ? 'addressExpired' : 'uploadFailed');
  };
  const onProgress = ({ loaded }: ProgressEvent) => {
    restartStallTimer();
    report({ type: 'bytes.sent', sentBytes: loaded });
  };
  request.upload.addEventListener('progress', onProgress, { signal });
  request.addEventListener('error', onError, { signal });
  request.addEventListener('load', onLoad, { signal });
  request.open('PUT', address.upload_url);
  for (const [name, value] of Object.entries(address.headers)) {
    // The browser sets this header itself and forbids scripts to.
    if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value);
  }
  restartStallTimer();
  request.send(file);
  return stop;
}

/** 409 from our own server, 412 from S3, whose addresses are signed for a key with nothing in it. */
function isUsed({ status, responseText }: XMLHttpRequest): boolean {
  return status === 412 || (status === 409 && responseText.includes('"upload_used"'));
}

const signatures: [type: string, bytes: (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/**
 * Reads size and type of a file. The type is by its first bytes, as the server judges it; browsers
 * go by the name. Rejects when the file cannot be read (moved or deleted since, or a folder).
 */
export async function inspectFile(file: Blob): Promise<FileFacts> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const found = signatures.find(([, bytes]) =>
    bytes.every((byte, index) => byte === null || byte === start[index]),
  );
  return { type: found?.[0] ?? null, size: file.size };
}

/** The size of an image, upright. Rejects with an UploadProblem for a file we cannot use. */
export async function openImage(file: Blob): Promise<ImageSize> {
  const facts = await inspectFile(file).catch((error: unknown) => {
    throw new UploadProblem('unreadable', error);
  });
  const problem = checkFile(facts);
  if (problem) throw new UploadProblem(problem);
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Longest side of a profile photo as it is sent, in pixels: above its largest variant. */
const sentSidePx = 1024;

/** Cuts a square out of an image and encodes it as JPEG. Rejects with an UploadProblem. */
export async function cropImage(file: Blob, { left, top, side }: Crop): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, sentSidePx));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency; without this it would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob && context ? resolve(blob) : reject(new UploadProblem('imageRefused'));
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}

function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch((error: unknown) => {
    throw new UploadProblem('imageRefused', error);
  });
}

/** Wide enough for a thumbnail on a high-density screen, small enough to draw twelve of them. */
const previewWidthPx = 640;

/** Draws a preview. A full-size image element for each file would block the page. */
export async function drawPreview(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: previewWidthPx,
    resizeQuality: 'medium',
  });
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  } finally {
    bitmap.close();
  }
}
