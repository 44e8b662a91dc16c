import { limits } from '#contract/limits.ts';
import { shortened } from './quoted.ts';
import { decodeEntities } from './plain-text.ts';

/**
 * Lists of addresses are separated by spaces, lines, bars or semicolons, or by commas, which an
 * address may contain too.
 */
const separators = /["'[\]\s|;]+|,(?=["'\s]*(?:https?:)?\/\/)/i;

/** The addresses of photos in a cell. */
export interface PhotoAddresses {
  /** Each once, at most as many as a listing may have. */
  addresses: string[];
  /** The beginning of what is no address; null without such. */
  unread: string | null;
}

/** Reads the addresses of photos that a cell names, such as `https://a.example/1.jpg|…`. */
export function readPhotoAddresses(cell: string): PhotoAddresses {
  const parts = decodeEntities(cell)
    .split(separators)
    .map((part) => part.replace(/,+$/, ''))
    .filter((part) => part !== '');
  const addresses = parts.map(readAddress);
  const unread = parts.filter((_, at) => addresses[at] === null).join(' ');
  const distinct = [...new Set(addresses.filter((address) => address !== null))];
  return {
    addresses: distinct.slice(0, limits.imagesPerListing),
    unread: unread === '' ? null : shortened(unread),
  };
}

/** As it is requested; null for what is no address of a web server. */
function readAddress(part: string): string | null {
  const address = part.startsWith('//') ? `https:${part}` : part;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href, username, password } = new URL(address);
  const isPlain = username === '' && password === '';
  return isPlain && href.length <= limits.externalLink.max ? href : null;
}
