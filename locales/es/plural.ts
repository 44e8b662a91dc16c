/** Chooses the form for a whole number. Spanish says "un millón de": `many` is for full millions. */
export const plural = <Text>(
  count: number,
  forms: Record<'one' | 'many' | 'other', Text>,
): Text => {
  if (count === 1) return forms.one;
  return count !== 0 && count % 1_000_000 === 0 ? forms.many : forms.other;
};
