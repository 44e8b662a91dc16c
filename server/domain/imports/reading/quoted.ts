const shownLength = 40;

/** A cell on one line, shortened. */
export function shortened(cell: string): string {
  const text = cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** A cell as a reason quotes it. */
export function quoted(cell: string): string {
  return `"${shortened(cell)}"`;
}
