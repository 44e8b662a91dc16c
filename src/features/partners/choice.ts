import { currencies } from '#contract/currencies.ts';
import { cardThemes, type CardTheme } from '#contract/embeds/card.ts';
import { lookLimits, readLook, type EmbedLook } from '#contract/embeds/look.ts';
import { languages, type Language } from '#contract/languages.ts';

/** How wide the card is drawn, in pixels. */
export const widths = [240, 320, 420] as const;
export type Width = (typeof widths)[number];

/** The radii of corners to choose from, in pixels; without one, that of RoomieRadar. */
export const roundness = new Map([
  ['square', 0],
  ['slight', 6],
  ['usual', undefined],
  ['round', 24],
] as const);

/** The densities to choose from. */
export const densities = new Map([
  ['compact', lookLimits.density.min],
  ['usual', undefined],
  ['airy', lookLimits.density.max],
] as const);

/** What a site shows. */
export const offers = ['room', 'list'] as const;
export type Offer = (typeof offers)[number];

/** The ways of a room onto a site. */
export const embedMethods = [
  'html',
  'server',
  'react',
  'vue',
  'svelte',
  'angular',
  'federation',
  'frame',
  'oembed',
] as const;
export type EmbedMethod = (typeof embedMethods)[number];

/** The ways of a list: a federated module has cards alone. */
export const listMethods = embedMethods.filter((way) => way !== 'federation');
export type ListMethod = (typeof listMethods)[number];

/** What a partner has chosen; all of it stands in the address, so that a colleague sees the same. */
export interface Choice extends EmbedLook {
  offer: Offer;
  /** Number of the room; without one, the newest. */
  listing: number | undefined;
  /** For a list: what follows the question mark in the address of a search. */
  search: string | undefined;
  /** Does the list have a field to search in? */
  field: boolean;
  theme: CardTheme;
  /** Without one, that of the page. */
  lang: Language | undefined;
  /** Without one, only that of the room. */
  currency: string | undefined;
  width: Width;
  way: EmbedMethod;
  /** By the address that never changes, checked by its hash. */
  pinned: boolean;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readChoice(given: Record<string, unknown>): Choice {
  const { offer, listing, search, field, theme, lang, currency, width, way, pinned } = given;
  return {
    listing: Number.isSafeInteger(listing) && Number(listing) > 0 ? Number(listing) : undefined,
    theme: cardThemes.find((each) => each === theme) ?? 'auto',
    width: widths.find((each) => each === width) ?? 320,
    way: embedMethods.find((each) => each === way) ?? 'html',
    pinned: pinned === true,
    lang: languages.find((each) => each === lang),
    currency: currencies.find((each) => each === currency),
    offer: offers.find((each) => each === offer) ?? 'room',
    search: typeof search === 'string' && search !== '' ? search : undefined,
    field: field === true,
    ...readLook((name) => given[name]),
  };
}

/** What follows the question mark in an address that was pasted, without what a list has not. */
export function readPastedSearch(pasted: string): string | undefined {
  const query = new URLSearchParams(/\?([^#]*)/.exec(pasted)?.[1]);
  query.delete('page');
  return query.toString() || undefined;
}
