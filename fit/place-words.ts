import type { PlaceLine } from '#contract/matching/fit.ts';

const suits = {
  budget: 'Within your budget',
  dates: 'Free when you want to move',
  distance: 'In your area',
  stay: 'You can stay as long as you like',
  house_rules: 'The house rules suit you',
} as const;

/**
 * A line of a place's ledger in plain words, points last: "$120 a month above your budget: −18".
 * `money` writes an amount a month.
 */
export function describePlaceLine(line: PlaceLine, money: (amount: number) => string): string {
  const { part, points, satisfaction, off_by: offBy } = line;
  if (satisfaction === 100) return suits[part];
  const sentence = {
    budget: () => `${money(offBy)} a month above your budget`,
    dates: () => `Free ${count(offBy, 'day')} after you want to move`,
    distance: () => `About ${offBy} km from your area`,
    stay: () => `They want someone for ${count(offBy, 'month')} longer`,
    house_rules: () =>
      offBy === 1
        ? 'One house rule is against your habits'
        : `${offBy} house rules are against your habits`,
  }[part]();
  return points > 0 ? `${sentence}: −${points}` : sentence;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
