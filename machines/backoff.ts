/** How long to wait before the next attempt: twice as long after each, up to `lastMs`. */
export const backoffMs = (attempts: number, firstMs: number, lastMs: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, attempts - 1), lastMs);
