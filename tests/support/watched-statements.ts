import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The statements of what runs in it, for `onStatement` of an app. What a server asks by itself, such as
 * for the time every few seconds, may come between them on a busy machine and is not among them.
 */
export class WatchedStatements {
  readonly texts: string[] = [];
  readonly #isWatched = new AsyncLocalStorage<true>();

  readonly onStatement = (text: string): void => {
    if (this.#isWatched.getStore()) this.texts.push(text);
  };

  run<T>(work: () => T): T {
    return this.#isWatched.run(true, work);
  }
}
