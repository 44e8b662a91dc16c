const numbers = new Intl.NumberFormat('en-US');

/** "1 room", "3 rooms". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
