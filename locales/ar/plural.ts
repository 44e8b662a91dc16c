import { formatNumber } from './format.ts';

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Chooses the form for a whole number. Arabic has six: few is for 3 to 10, many for 11 to 99. */
export const plural = <Text>(count: number, forms: Record<Form, Text>): Text => {
  if (count === 0) return forms.zero;
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const last = count % 100;
  if (last >= 3 && last <= 10) return forms.few;
  return last >= 11 ? forms.many : forms.other;
};

/** A text about a count, with its number for `#`: { one: '# room', other: '# rooms' }. */
export const pluralText =
  (forms: Record<Form, string>) =>
  ({ count }: { count: number }): string =>
    plural(count, forms).replace('#', formatNumber(count));
