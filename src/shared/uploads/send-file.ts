import type { SendingEvent } from '#machines/image-upload.machine.ts';
import type { UploadProblemCode } from '#machines/upload-problem.ts';

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
