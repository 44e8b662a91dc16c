/** The partner's own link to a listing. */
export interface OwnLink {
  href: string;
  text: string;
}

/** The origin of RoomieRadar, which served this module. */
export const { origin } = new URL(import.meta.url);

/** The partner's link, or one of ours if they gave none. */
export const linkOrOurs = (link: OwnLink | undefined, listing: number): OwnLink =>
  link ?? { href: `${origin}/listings/${listing}`, text: 'See this room on RoomieRadar' };

/** Loads the stand-alone element. Without it, a card just shows the partner's link. */
export function loadElement(): void {
  import(/* @vite-ignore */ `${origin}/embed/v1/listing-card.js`).catch(() => undefined);
}
