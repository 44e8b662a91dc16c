import { listWordsIn } from '#catalogs/card-texts.ts';

/** The partner's own link to a listing. */
export interface OwnLink {
  href: string;
  text: string;
}

/** The origin of RoomieRadar, which served this module. */
export const { origin } = new URL(import.meta.url);

interface LinkedCard {
  link?: OwnLink | undefined;
  listing: number;
  lang?: string | undefined;
}

/** The partner's link, or one of ours if they gave none. */
export const linkOrOurs = ({ link, listing, lang }: LinkedCard): OwnLink =>
  link ?? {
    href: `${origin}/listings/${listing}`,
    text: listWordsIn(withoutRegion(lang ?? document.documentElement.lang)).seeRoom,
  };

const withoutRegion = (tag: string) => tag.split('-')[0]?.toLowerCase();

const documentedName = 'roomie-listing-card';
/** The origin of the RoomieRadar whose element has the documented name on this page. */
const holder = Symbol.for('roomieradar.origin');

/**
 * Loads the stand-alone element, and returns its name. Without the element, a card just shows the
 * partner's link. The first RoomieRadar on a page has the documented name; each other has one with
 * its origin, because an element shows the rooms of the RoomieRadar that defined it.
 */
export function loadElement(): string {
  const page = globalThis as { [holder]?: string };
  const defined = customElements.get(documentedName) as { origin?: string } | undefined;
  page[holder] ??= defined ? String(defined.origin) : origin;
  const isOurs = page[holder] === origin;
  const name = isOurs ? documentedName : `${documentedName}-${origin.replaceAll(/\W+/g, '-')}`;
  const address = `${origin}/embed/v1/listing-card.js${isOurs ? '' : `?name=${name}`}`;
  import(/* @vite-ignore */ address).catch(() => undefined);
  return name;
}
