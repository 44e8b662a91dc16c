const shownLength = 40;

/** A cell as a reason quotes it: on one line, shortened. */
export function quoted(cell: string): string {
  const text = cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text.length > shownLength ? `"${text.slice(0, shownLength)}…"` : `"${text}"`;
}
