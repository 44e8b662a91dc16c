import { splitSearch } from '#domain/listings/public.ts';

/** Splitting scripts without spaces is slow, and the beginning says what a message is. */
const comparedLength = 400;

/** The words at the beginning of a text, each once and folded, in any script. */
export const listWords = (text: string): ReadonlySet<string> =>
  new Set(splitSearch(text.slice(0, comparedLength)).map((spellings) => spellings.join(' ')));

/** Shorter messages, such as "Thank you!", are written faster than a template is found. */
const fewestWords = 5;
/** Another day, time or name in a message of some sentences leaves more in common. */
const leastInCommon = 0.6;

/**
 * Are two texts alike enough to be one template? At least 60 of 100 words that either has are in
 * both, whatever their order. A text of fewer than five words is like no other.
 */
export function isSimilar(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < fewestWords) return false;
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common) >= leastInCommon;
}
