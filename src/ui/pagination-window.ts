/**
 * The pages to name: first, last, and the current one with its neighbors. `null` is a gap of at
 * least two pages, because a gap that hides one page takes the room of its number.
 */
export function paginationWindow(page: number, pageCount: number): (number | null)[] {
  const named = new Set([1, page - 1, page, page + 1, pageCount]);
  const shown: (number | null)[] = [];
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    const bridgesOne = named.has(candidate - 1) && named.has(candidate + 1);
    if (named.has(candidate) || bridgesOne) shown.push(candidate);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
