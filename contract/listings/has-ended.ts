/** Is the last day over on which the listing is available? Searches leave it out then. */
export const hasEnded = (listing: { available_until: string | null }, nowMs: number): boolean =>
  listing.available_until !== null &&
  listing.available_until < new Date(nowMs).toISOString().slice(0, 10);
