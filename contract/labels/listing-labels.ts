import { formatCount } from './count.ts';

/** Who lives in a place already. */
export function livesHere(count: number): string {
  if (count === 0) return 'nobody lives here yet';
  return count === 1 ? '1 lives here' : `${count} live here`;
}

/** How large a place is. */
export function bedroomWords(count: number): string {
  return formatCount(count, 'bedroom');
}
