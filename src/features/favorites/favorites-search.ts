import type { Marks } from '#contract/marks/mark.ts';

/** The parts of the page: favorites, what was seen lately, and what is hidden. */
export const favoritePages = ['rooms', 'roomies', 'recent', 'hidden', 'hidden_roomies'] as const;
export type FavoritePage = (typeof favoritePages)[number];

export interface FavoritesSearch {
  show?: FavoritePage;
  page?: number;
}

/** Reads the parameters of the page's address; what they do not know is dropped. */
export function readFavoritesSearch(raw: Record<string, unknown>): FavoritesSearch {
  const show = favoritePages.find((page) => page === raw['show']);
  const page = Number(raw['page']);
  return {
    ...(show && show !== 'rooms' && { show }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The ids that are marked for a part of the page, newest first. */
export function listIds(marks: Marks, show: Exclude<FavoritePage, 'recent'>): number[] {
  const { favorite, hidden } = show.includes('roomies') ? marks.users : marks.listings;
  return show.startsWith('hidden') ? hidden : favorite;
}
