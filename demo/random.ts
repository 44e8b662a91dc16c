/** Seeded choices: the same seed gives the same sequence on every machine. */
export interface Random {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/**
 * Starts a seeded sequence on mulberry32 by Tommy Ettinger (public domain, 32 bits of state), as
 * published at https://github.com/bryc/code/blob/master/jshash/PRNGs.md.
 */
export function startRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] as T,
  };
}
