import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { closedStates } from '#contract/embeds/card.ts';

type Unread = Record<string, unknown>;

/**
 * Returns the cards of an answer that this version can show; throws when it is not a list. The
 * check is written by hand, because the contract's check needs ArkType, which has five times the
 * size of the element.
 */
export function readCards(answer: unknown): EmbeddedCard[] {
  return (answer as { items: unknown[] }).items.filter(isCard);
}

function isCard(item: unknown): item is EmbeddedCard {
  const { state, listing } = Object(item) as Unread;
  return state === 'active' ? isListing(listing) : closedStates.some((closed) => closed === state);
}

function isListing(listing: unknown): boolean {
  const { title, address, url, cover, monthly_rent, currency, available_from } = Object(
    listing,
  ) as Unread;
  return (
    typeof title === 'string' &&
    typeof address === 'string' &&
    typeof url === 'string' &&
    /^https?:\/\//.test(url) &&
    Number.isFinite(monthly_rent) &&
    typeof currency === 'string' &&
    (available_from === null || !Number.isNaN(Date.parse(available_from as string))) &&
    (cover === null || isCover(cover))
  );
}

function isCover(cover: unknown): boolean {
  const { url, variants } = Object(cover) as Unread;
  return typeof url === 'string' && Array.isArray(variants) && variants.every(Boolean);
}
