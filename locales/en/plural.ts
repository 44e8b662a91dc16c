import { formatNumber } from './format.ts';

/** Chooses the form for a whole number. English has two. */
export const plural = <Text>(count: number, forms: Record<'one' | 'other', Text>): Text =>
  count === 1 ? forms.one : forms.other;

/** A text about a count, with its number for `#`: { one: '# room', other: '# rooms' }. */
export const pluralText =
  (forms: Record<'one' | 'other', string>) =>
  ({ count }: { count: number }): string =>
    plural(count, forms).replace('#', formatNumber(count));
