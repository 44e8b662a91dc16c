/** The partner's own link to a listing. */
export interface OwnLink {
  href: string;
  text: string;
}

/** The partner's link, or one of ours if they gave none. */
export const linkOrOurs = (link: OwnLink | undefined, origin: string, listing: number): OwnLink =>
  link ?? { href: `${origin}/listings/${listing}`, text: 'See this room on RoomieRadar' };
