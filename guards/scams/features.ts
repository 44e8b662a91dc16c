import type { Signs } from './signs.ts';

/** The features of a text: each of its signs, and each two of them in one sentence. */
export function collectFeatures(sentences: readonly Signs[]): Set<string> {
  const features = new Set<string>();
  for (const signs of sentences) {
    const names = [...signs].toSorted();
    for (const [at, name] of names.entries()) {
      features.add(name);
      for (const other of names.slice(at + 1)) features.add(`${name} ${other}`);
    }
  }
  return features;
}
