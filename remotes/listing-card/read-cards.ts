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
  const { state, listing, labels } = Object(item) as Unread;
  const { lang, facts, price, reason, others, others_url: othersUrl } = Object(labels) as Unread;
  if (typeof lang !== 'string') return false;
  if (state === 'active') {
    return isListing(listing) && Array.isArray(facts) && typeof price === 'string';
  }
  return (
    closedStates.some((closed) => closed === state) &&
    typeof reason === 'string' &&
    typeof others === 'string' &&
    isAddress(othersUrl)
  );
}

const isAddress = (url: unknown) => typeof url === 'string' && /^https?:\/\//.test(url);

function isListing(listing: unknown): boolean {
  const { title, address, url, cover } = Object(listing) as Unread;
  return (
    typeof title === 'string' &&
    typeof address === 'string' &&
    isAddress(url) &&
    (cover === null || isCover(cover))
  );
}

function isCover(cover: unknown): boolean {
  const { url, variants } = Object(cover) as Unread;
  return typeof url === 'string' && Array.isArray(variants) && variants.every(Boolean);
}
