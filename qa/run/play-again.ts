import type { Played } from './play-path.ts';

/** The last try, how many tries followed the first, and the first if it failed. */
export interface Tries {
  last: Played;
  retries: number;
  failedFirst: Played | null;
}

/** Plays until it passes, at most `retries` times more. */
export async function playAgain(play: () => Promise<Played>, retries: number): Promise<Tries> {
  const first = await play();
  const failedFirst = first.outcome === 'failed' ? first : null;
  let last = first;
  let count = 0;
  while (last.outcome === 'failed' && count < retries) {
    last = await play();
    count += 1;
  }
  return { last, retries: count, failedFirst };
}
