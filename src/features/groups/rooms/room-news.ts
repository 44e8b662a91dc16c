import type { GroupListing } from '#contract/groups/shared-listings.ts';

/** What is new about a listing that the group considers. */
export interface RoomNews {
  isNew: boolean;
  was: GroupListing['was'];
  /** Votes have no ids: by when they came. */
  votes: ReadonlySet<string>;
}

/** By the id of the listing. */
export type AllNews = ReadonlyMap<number, RoomNews>;

export const noNews: AllNews = new Map();

/** Is anything of a listing new, by the server? */
export const isNews = ({ is_new: isNew, was, votes }: GroupListing): boolean =>
  isNew || was !== null || votes.some((vote) => vote.is_new);

/**
 * Adds what an answer has as new to what was new before. The server forgets it as soon as I have
 * looked, and the page goes on showing it until I leave. Returns the same map when nothing is added.
 */
export function addNews(before: AllNews, items: readonly GroupListing[]): AllNews {
  let all = before;
  for (const item of items.filter(isNews)) {
    const earlier = all.get(item.listing_id);
    const votes = item.votes.flatMap(({ is_new: isNew, updated_at: at }) => (isNew ? [at] : []));
    const next: RoomNews = {
      isNew: item.is_new || earlier?.isNew === true,
      was: earlier?.was ?? item.was,
      votes: new Set([...(earlier?.votes ?? []), ...votes]),
    };
    const isAdded =
      !earlier ||
      earlier.isNew !== next.isNew ||
      earlier.was !== next.was ||
      earlier.votes.size !== next.votes.size;
    if (isAdded) all = new Map([...all, [item.listing_id, next]]);
  }
  return all;
}

/** How many changes of these listings are new; of a new listing, only that it is. */
export const countNews = (news: AllNews, items: readonly GroupListing[]): number =>
  items.reduce((sum, { listing_id: id, votes }) => {
    const about = news.get(id);
    if (!about) return sum;
    if (about.isNew) return sum + 1;
    const fresh = votes.filter(({ updated_at: at }) => about.votes.has(at));
    return sum + (about.was ? 1 : 0) + fresh.length;
  }, 0);
