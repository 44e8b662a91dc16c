import { limits } from '#contract/limits.ts';

const numbers = new Intl.NumberFormat('en-US');

/** A list's `total` in words that stay true: counting stops at `limits.countedItems`. */
export function formatTotal(total: number): string {
  return total >= limits.countedItems
    ? `${numbers.format(limits.countedItems)}+`
    : numbers.format(total);
}

/** "1 room", "3 rooms". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
