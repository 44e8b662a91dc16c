import { isPossibleId } from '../element-parts.ts';
import type { Adviser } from '../warn.ts';
import { attributes } from './list-attributes.ts';

/** Says what is wrong with attributes that no request names. */
export function checkAttributes(list: Element, adviser: Adviser): void {
  adviser.check(list, attributes);
  const listings = list.getAttribute('listings');
  const numbers = listings?.split(',').map(Number) ?? [];
  if (!numbers.every(isPossibleId)) {
    adviser.warn(list, 'listings', listings ?? '', 'numbers of rooms, with commas between them');
  }
  const box = list.getAttribute('search-box');
  if (box && !/^(true|false|search-box|null|undefined|0|1)$/.test(box)) {
    adviser.warn(list, 'search-box', box, 'true or false');
  }
}
