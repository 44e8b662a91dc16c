import type { EmbeddedCard } from '#contract/embed.ts';

type Unread = Record<string, unknown>;

/**
 * The cards of an answer; throws unless it has the shape that this version shows. A check by hand:
 * the contract's own needs ArkType, five times what partners' pages load of us.
 */
export function readCards(answer: unknown): EmbeddedCard[] {
  const { items } = answer as { items: Unread[] };
  return items.map((item) => {
    if (item['state'] === 'active') checkListing(item['listing'] as Unread);
    return item as unknown as EmbeddedCard;
  });
}

function checkListing({ title, address, url, monthly_rent, available_from }: Unread): void {
  const isSound =
    typeof title === 'string' &&
    typeof address === 'string' &&
    typeof url === 'string' &&
    /^https?:\/\//.test(url) &&
    Number.isFinite(monthly_rent) &&
    (available_from === null || !Number.isNaN(Date.parse(available_from as string)));
  if (!isSound) throw new TypeError('Not a room that this card can show');
}
