const numbers = new Intl.NumberFormat('en-US');

/** A list's `total` in words that stay true where counting stopped at `countedUpTo`. */
export function formatTotal(total: number, countedUpTo: number): string {
  return numbers.format(total) + (total < countedUpTo ? '' : '+');
}

/** "1 room", "3 rooms". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
