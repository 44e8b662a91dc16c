import { cardWordsIn } from '#catalogs/card-texts.ts';

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
    text: cardWordsIn(lang ?? document.documentElement.lang).seeRoom,
  };

/** Loads the stand-alone element. Without it, a card just shows the partner's link. */
export function loadElement(): void {
  import(/* @vite-ignore */ `${origin}/embed/v1/listing-card.js`).catch(() => undefined);
}
