/** A listing as cards show it; further fields may be added. */
export interface EmbeddedListing {
  id: number;
  title: string;
  address: string;
  monthly_rent: number;
  /** ISO 4217. */
  currency: string;
  /** The address of its page. */
  url: string;
}

/** Why a card shows no room. */
export type CardProblem = 'paused' | 'filled' | 'deleted' | 'unknown' | 'offline' | 'server';

export type Theme = 'auto' | 'light' | 'dark';

/** What a card and a list have in common. */
export interface Look {
  /** `auto`, the default, follows the color scheme of your page. */
  theme?: Theme | undefined;
  /** The language of our words; without it, that of your page. */
  lang?: string | undefined;
  /** Also gives each price in this currency (ISO 4217). */
  currency?: string | undefined;
  /** The name under which your cards are counted, if you want that. */
  partner?: string | undefined;
}

/** Custom properties of CSS by which your page sets the look of cards and lists. */
export interface LookProperties {
  /** Your color, of links, the price, buttons and the focus. Texts in it stay readable. */
  '--roomie-accent'?: string | undefined;
  /** The radius of corners. */
  '--roomie-round'?: string | undefined;
  /** How much space is in and between cards, from 0.5 to 1.5; without it, 1. */
  '--roomie-density'?: number | string | undefined;
  '--roomie-font'?: string | undefined;
  '--roomie-surface'?: string | undefined;
  '--roomie-sunken'?: string | undefined;
  '--roomie-line'?: string | undefined;
  '--roomie-ink'?: string | undefined;
  '--roomie-ink-soft'?: string | undefined;
  '--roomie-focus'?: string | undefined;
}

/** The attributes of `<roomie-listing-card>`. */
export interface CardAttributes extends Look {
  /** The number of the room. */
  listing: number;
}

/** The attributes of `<roomie-listings>`: one of `search`, `owner` and `listings` says which rooms. */
export interface ListAttributes extends Look {
  /** What follows the question mark in the address of a search on RoomieRadar. */
  search?: string | undefined;
  /** The number of a user. */
  owner?: number | undefined;
  /** The numbers of rooms, separated by commas. */
  listings?: string | undefined;
  /** How many rooms to show, at most 24; without it, 12. */
  count?: number | undefined;
}

/** `<roomie-listing-card>` in the document. */
export interface RoomieListingCard extends HTMLElement {
  listing: number;
  theme: string;
  lang: string;
  currency: string;
  partner: string;
  /** Resolves with the listing as soon as the card shows it. */
  readonly ready: Promise<EmbeddedListing>;
}

/** `<roomie-listings>` in the document. */
export interface RoomieListings extends HTMLElement {
  search: string;
  owner: number;
  listings: string;
  count: number;
  theme: string;
  lang: string;
  currency: string;
  partner: string;
  /** Shows a field to search in. */
  searchBox: boolean;
  /** Resolves with the numbers of the rooms as soon as the list shows them. */
  readonly ready: Promise<number[]>;
}

/** What components of a framework tell their page. */
export interface Callbacks {
  onReady?: ((detail: RoomieEvents['roomie-ready']['detail']) => void) | undefined;
  onError?: ((detail: RoomieEvents['roomie-error']['detail']) => void) | undefined;
  /** Called when a card is pressed. Unless prevented, the browser follows its link. */
  onOpen?: ((event: RoomieEvents['roomie-click']) => void) | undefined;
}

/**
 * The events of the elements. All bubble; a prevented click does not follow its link. Each comes
 * twice, because some frameworks cannot bind a colon.
 */
export interface RoomieEvents {
  'roomie-ready': CustomEvent<{ listing?: EmbeddedListing; listings?: number[] }>;
  'roomie-error': CustomEvent<{ listing?: number; problem: CardProblem }>;
  'roomie-click': CustomEvent<{ listing: number; href: string }>;
  'roomie:ready': RoomieEvents['roomie-ready'];
  'roomie:error': RoomieEvents['roomie-error'];
  'roomie:click': RoomieEvents['roomie-click'];
}

const scripts = new Map<string, Promise<void>>();

/**
 * Loads the elements from the RoomieRadar at `origin`, once: the card, or with `list` also
 * `<roomie-listings>`. Rejects when the script does not come; visitors then see your links.
 */
export function loadElements(origin: string, { list = false } = {}): Promise<void> {
  const address = `${origin}/embed/v1/${list ? 'listings' : 'listing-card'}.js`;
  const loading = scripts.get(address) ?? load(address);
  scripts.set(address, loading);
  return loading;
}

async function load(address: string): Promise<void> {
  try {
    // The bundler must leave this address alone: the script comes from RoomieRadar.
    await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
  } catch (error) {
    scripts.delete(address);
    throw error;
  }
}
