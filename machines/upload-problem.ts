/** Why a photo is not there yet, as far as a person can do something about it. */
export type UploadFailure =
  /** Of the file itself, found before anything is sent. */
  | 'empty'
  | 'wrongType'
  | 'tooLarge'
  | 'unreadable'
  /** The PUT was refused or broke off. */
  | 'uploadFailed'
  /** The server looked into the file: no picture it can show. */
  | 'imageRefused'
  | 'tooMany'
  | 'listingGone'
  | 'signedOut'
  | 'serverTrouble';

/** What a port of an upload can fail with: a failure, or a state of the world that passes. */
export type UploadProblemCode = UploadFailure | 'offline' | 'unreachable' | 'addressExpired';

/** How the ports of an upload reject. */
export class UploadProblem extends Error {
  override name = 'UploadProblem';
  readonly code: UploadProblemCode;
  constructor(code: UploadProblemCode, cause?: unknown) {
    super(`The upload came to a stop: ${code}`, { cause });
    this.code = code;
  }
}

/** The code a port rejected with; anything else is trouble nobody foresaw. */
export function problemCodeOf(error: unknown): UploadProblemCode {
  const { code } = Object(error) as Partial<UploadProblem>;
  return code ?? 'serverTrouble';
}

const final: ReadonlySet<UploadFailure> = new Set([
  'empty',
  'wrongType',
  'tooLarge',
  'imageRefused',
  'listingGone',
]);

/** Can the same file succeed when it is tried again? */
export function canRetry(failure: UploadFailure): boolean {
  return !final.has(failure);
}
