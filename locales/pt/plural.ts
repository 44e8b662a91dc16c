import { formatNumber } from './format.ts';

/**
 * Chooses the form for a whole number. Portuguese uses the singular for nothing too, and says
 * "1 milhão de": `many` is for full millions.
 */
export const plural = <Text>(
  count: number,
  forms: Record<'one' | 'many' | 'other', Text>,
): Text => {
  if (count === 0 || count === 1) return forms.one;
  return count % 1_000_000 === 0 ? forms.many : forms.other;
};

/**
 * A text about a count, with its number for `#`: { one: '# quarto', other: '# quartos' }.
 * Full millions take "de" before what is counted; name `many` in a text where they do not.
 */
export const pluralText =
  ({ many, ...forms }: Record<'one' | 'other', string> & { many?: string }) =>
  ({ count }: { count: number }): string =>
    plural(count, { ...forms, many: many ?? forms.other.replace('#', '# de') }).replace(
      '#',
      formatNumber(count),
    );
