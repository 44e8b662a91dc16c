/** What scripts of a page may do with a list, besides setting its attributes. */
export interface RoomieListings extends HTMLElement {
  /** Ids of listings, separated by commas: these, in this order. */
  listings: string;
  /** Id of a user: the rooms that they offer. */
  owner: number;
  /** What follows the question mark in the address of a search: the rooms that it finds. */
  search: string;
  /** The most rooms to show. */
  count: number;
  /** Shows a field to search in. */
  searchBox: boolean;
  theme: string;
  currency: string;
  /** The name under which the site's cards are counted. */
  partner: string;
  /** Resolves with the ids of the listings as soon as the list shows them. */
  readonly ready: Promise<number[]>;
}

declare global {
  interface HTMLElementTagNameMap {
    'roomie-listings': RoomieListings;
  }
}

/** The attributes of a list, each also a property: `search-box` is `searchBox`. */
const properties = {
  listings: String,
  owner: Number,
  search: String,
  count: Number,
  'search-box': Boolean,
  theme: String,
  lang: String,
  currency: String,
  partner: String,
};
export const attributes = Object.keys(properties);
const { 'search-box': _, ...named } = properties;
/** The properties with the name of their attribute. */
export const sameProperties = named;
/** Written in the language of the page, which the list knows only in it. */
export const unwritten = '';
/** They change no answer. */
export const looks = new Set(['theme', 'search-box', 'partner']);

/** A boolean as frameworks write it: HTML knows an absent attribute only, but `="false"` means it. */
export const isTrue = (value: string | null): boolean =>
  value !== null && !/^(false|null|undefined|0)$/.test(value);
