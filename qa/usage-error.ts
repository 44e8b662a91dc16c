/** Something that cannot be done as asked; its message says what can. */
export class UsageError extends Error {
  override name = 'UsageError';
}
