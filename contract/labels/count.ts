const numbers = new Intl.NumberFormat('en-US');

/** Formats a list's `total`; "10,000+" when counting stopped at `countedUpTo`. */
export function formatTotal(total: number, countedUpTo: number): string {
  return numbers.format(total) + (total < countedUpTo ? '' : '+');
}

/** "1 room", "3 rooms". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
