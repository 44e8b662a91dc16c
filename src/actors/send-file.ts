import type { SendingEvent } from '#machines/image-upload.machine.ts';
import type { UploadProblemCode } from '#machines/upload-problem.ts';

/** Where to PUT a file, with exactly these headers. */
export interface UploadTarget {
  upload_url: string;
  headers: Record<string, string>;
  expires_at: string;
}

export interface SendFileOptions {
  createRequest: () => XMLHttpRequest;
  isOnline: () => boolean;
  now: () => number;
}

/** A connection that moves nothing for this long is dead, whatever the browser still believes. */
const stalledAfterMs = 60_000;
/** The browser may notice that it is offline a moment after the request broke off. */
const judgedAfterMs = 300;

/**
 * PUTs a raw file and tells how far it has come; answers how to stop it. XMLHttpRequest, because
 * fetch does not say what it has sent.
 */
export function sendFile(
  { createRequest, isOnline, now }: SendFileOptions,
  target: UploadTarget,
  file: Blob,
  tell: (event: SendingEvent) => void,
): () => void {
  const request = createRequest();
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const fail = (code: UploadProblemCode) => tell({ type: 'file.failed', code });
  const breakOff = () => after(judgedAfterMs, () => fail(isOnline() ? 'uploadFailed' : 'offline'));
  const stop = () => {
    clearTimeout(timer);
    listeners.abort();
    request.abort();
  };
  const watch = () =>
    after(stalledAfterMs, () => {
      stop();
      fail(isOnline() ? 'uploadFailed' : 'offline');
    });

  const judge = () => {
    clearTimeout(timer);
    const { status } = request;
    // Used already, by ourselves: it arrived before, and only the answer got lost.
    const hasArrived = (status >= 200 && status < 300) || isUsed(request);
    if (hasArrived) return tell({ type: 'file.arrived' });
    const isExpired = status === 410 || (status === 403 && now() > Date.parse(target.expires_at));
    fail(isExpired ? 'addressExpired' : 'uploadFailed');
  };
  const progress = ({ loaded }: ProgressEvent) => {
    watch();
    tell({ type: 'bytes.sent', sentBytes: loaded });
  };
  request.upload.addEventListener('progress', progress, { signal });
  request.addEventListener('error', breakOff, { signal });
  request.addEventListener('load', judge, { signal });
  request.open('PUT', target.upload_url);
  for (const [name, value] of Object.entries(target.headers)) {
    // The browser sets this one itself, from the file, and refuses to be told.
    if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value);
  }
  watch();
  request.send(file);
  return stop;
}

/** 409 from our own server, 412 from S3, whose addresses are signed for a key with nothing in it. */
function isUsed({ status, responseText }: XMLHttpRequest): boolean {
  return status === 412 || (status === 409 && responseText.includes('"upload_used"'));
}
