/** Chooses the form for a whole number. English has two. */
export const plural = <Text>(count: number, forms: Record<'one' | 'other', Text>): Text =>
  count === 1 ? forms.one : forms.other;
