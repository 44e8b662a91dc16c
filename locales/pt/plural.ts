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
