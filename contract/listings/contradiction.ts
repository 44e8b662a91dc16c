interface Terms {
  min_stay_months?: number | null;
  max_stay_months?: number | null;
  available_from?: string | null;
  available_until?: string | null;
}

/** The first of two terms of a listing that contradict each other: where to say it, and what. */
export function findContradiction(terms: Terms): { path: string[]; message: string } | null {
  const { min_stay_months: least, max_stay_months: most } = terms;
  if (least && most && most < least) {
    return { path: ['max_stay_months'], message: 'The longest stay is below the shortest' };
  }
  const { available_from: from, available_until: until } = terms;
  if (from && until && until <= from) {
    return { path: ['available_until'], message: 'Available until must be after available from' };
  }
  return null;
}
