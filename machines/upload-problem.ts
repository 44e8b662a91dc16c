import { limits } from '#contract/limits.ts';

/** Facts about a file. `type` is detected from its content; null when unknown. */
export interface FileFacts {
  type: string | null;
  /** In bytes. */
  size: number;
}

/** Why an upload failed, as far as the user can do something about it. */
export type UploadFailure =
  /** A problem of the file itself, found before anything is sent. */
  | 'empty'
  | 'wrongType'
  | 'tooLarge'
  | 'unreadable'
  | 'tooSmall'
  /** The browser cannot decode it. */
  | 'heic'
  | 'tooManyPixels'
  | 'damaged'
  /** The PUT was refused or interrupted. */
  | 'uploadFailed'
  /** The server could not decode the file. */
  | 'imageRefused'
  | 'tooMany'
  | 'listingGone'
  | 'signedOut'
  /** The user's quota of uploads is used up for now. */
  | 'limited'
  | 'serverTrouble';

/** The code with which a port of an upload fails: a failure, or a temporary condition. */
export type UploadProblemCode = UploadFailure | 'offline' | 'unreachable' | 'addressExpired';

/** The error with which the ports of an upload reject. */
export class UploadProblem extends Error {
  override name = 'UploadProblem';
  readonly code: UploadProblemCode;
  constructor(code: UploadProblemCode, cause?: unknown) {
    super(`The upload stopped: ${code}`, { cause });
    this.code = code;
  }
}

/** What the server does not accept, and some browsers can make a JPEG of. */
const convertibleTypes = ['image/heic', 'image/avif'];

/** Why a file like this cannot become a photo; null when it can be tried. */
export function checkFile({ type, size }: FileFacts): UploadFailure | null {
  if (size === 0) return 'empty';
  const types: readonly unknown[] = [...limits.imageTypes, ...convertibleTypes];
  if (!types.includes(type)) return 'wrongType';
  return size > limits.chosenImageBytes ? 'tooLarge' : null;
}

/** The code with which a port rejected; 'serverTrouble' for unexpected errors. */
export function uploadProblemCode(error: unknown): UploadProblemCode {
  const { code } = Object(error) as Partial<UploadProblem>;
  return code ?? 'serverTrouble';
}

/** The failure for a code. A temporary condition becomes a failure when no attempts are left. */
export function asFailure(code: UploadProblemCode): UploadFailure {
  if (code === 'addressExpired') return 'uploadFailed';
  return code === 'offline' || code === 'unreachable' ? 'serverTrouble' : code;
}

const final: ReadonlySet<UploadFailure> = new Set([
  'empty',
  'wrongType',
  'tooLarge',
  'tooSmall',
  'heic',
  'tooManyPixels',
  'damaged',
  'imageRefused',
  'listingGone',
]);

/** Can another attempt with the same file succeed? */
export function canRetry(failure: UploadFailure): boolean {
  return !final.has(failure);
}

/** Does the server explain this failure better than our fixed label does? */
export function isExplained(failure: UploadFailure): boolean {
  return failure === 'imageRefused' || failure === 'limited';
}
