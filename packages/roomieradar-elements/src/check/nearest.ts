/** The name that was most likely meant; null when none is near. */
export function findNearest(written: string, names: readonly string[]): string | null {
  const plain = simplify(written);
  const [best] = names
    .map((name) => ({ name, distance: countEdits(plain, simplify(name)) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(plain.length / 3)) ? best.name : null;
}

const simplify = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** How many letters to insert, to remove or to replace (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
