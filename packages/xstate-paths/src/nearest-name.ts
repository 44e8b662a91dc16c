/**
 * Returns a question that names the nearest of these names, such as ` Did you mean "coin.inserted"?`;
 * empty if none is near.
 */
export function suggestName(name: string, names: Iterable<string>): string {
  let nearest: string | null = null;
  let least = Math.max(2, Math.ceil(name.length / 3)) + 1;
  for (const each of names) {
    const distance = isPart(name, each) ? 1 : editDistance(name.toLowerCase(), each.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = each;
  }
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}

/** Whether one is the other with a part before or behind it: `brew` and `actor.brew`. */
function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 2 && (long.endsWith(`.${short}`) || long.startsWith(`${short}.`));
}

/** The fewest letters to insert, remove or replace (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
