import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { closedStates } from '#contract/embeds/card.ts';
import { isAddress } from './partner-link.ts';

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
  const { facts, others_url: othersUrl } = Object(labels) as Unread;
  if (!hasTexts(labels, 'lang')) return false;
  return state === 'active'
    ? isListing(listing) && Array.isArray(facts) && hasTexts(labels, 'price')
    : closedStates.includes(state as never) &&
        hasTexts(labels, 'reason', 'others') &&
        isAddress(othersUrl);
}

function isListing(listing: unknown): boolean {
  const { url, cover } = Object(listing) as Unread;
  return (
    hasTexts(listing, 'title', 'address') && isAddress(url) && (cover === null || isCover(cover))
  );
}

function isCover(cover: unknown): boolean {
  const { variants } = Object(cover) as Unread;
  return hasTexts(cover, 'url') && Array.isArray(variants) && variants.every(Boolean);
}

const hasTexts = (value: unknown, ...names: string[]): boolean =>
  names.every((name) => typeof (Object(value) as Unread)[name] === 'string');
