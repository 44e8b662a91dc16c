/** Is this error of the file system a file or folder that is not there? */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Does this error of the file system carry this code? */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
