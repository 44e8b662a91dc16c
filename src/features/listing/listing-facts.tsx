import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { formatMoveIn } from '#contract/labels/day.ts';
import type { Fact } from '#src/ui/facts.tsx';

/** The plain numbers of a listing; what its source did not state is said to be unknown. */
export function listingFacts(listing: Listing, nowMs: number): Fact[] {
  const { current_roommates: here, looking_for_roommates: wanted } = listing;
  const { total_bedrooms: bedrooms, total_bathrooms: bathrooms, available_from: from } = listing;
  return [
    { id: 'bedrooms', icon: 'bed', label: counted(bedrooms, 'bedroom') },
    { id: 'bathrooms', icon: 'bath', label: counted(bathrooms, 'bathroom') },
    { id: 'here', icon: 'people', label: livingThere(here) },
    ...(wanted === null
      ? []
      : [{ id: 'wanted', icon: 'person', label: lookingFor(wanted) } as const]),
    { id: 'from', icon: 'calendar', label: moveIn(from, nowMs) },
  ];
}

function counted(count: number | null, word: string): ReactNode {
  if (count === null) return `${word}s not stated`;
  return (
    <>
      <b>{count}</b> {count === 1 ? word : `${word}s`}
    </>
  );
}

function livingThere(count: number | null): ReactNode {
  if (count === null) return 'who lives there not stated';
  if (count === 0) return 'nobody lives here yet';
  return (
    <>
      <b>{count}</b> {count === 1 ? 'lives here' : 'live here'}
    </>
  );
}

function lookingFor(count: number): ReactNode {
  return (
    <>
      looking for <b>{count}</b>
    </>
  );
}

function moveIn(day: string | null, nowMs: number): ReactNode {
  if (day === null) return 'move-in date not stated';
  const from = formatMoveIn(day, nowMs);
  return (
    <>
      {from === 'now' ? 'free' : 'free from'} <b>{from}</b>
    </>
  );
}
