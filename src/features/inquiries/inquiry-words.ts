import type { Inquiry } from '#contract/inquiries/calls.ts';

/** What to call the one at the other end. */
export function nameOfOther({ person }: Pick<Inquiry, 'person'>): string {
  if (person === null) return 'Someone who left';
  return person.first_name || 'A member';
}

/** What an inquiry is about, for the one who reads it. */
export function aboutWords({ listing, side }: Pick<Inquiry, 'listing' | 'side'>): string {
  if (listing) return listing.title;
  return side === 'sender' ? 'Your message as a roomie' : 'Wrote to you as a roomie';
}
