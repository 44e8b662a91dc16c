/** A request that cannot be carried out as given. Its message says what is possible. */
export class UsageError extends Error {
  override name = 'UsageError';
}
