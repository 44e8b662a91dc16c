import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { formatDay, formatMoveIn } from '#contract/labels/day.ts';
import { hasEnded } from '#contract/listings/has-ended.ts';
import type { Fact } from '#src/ui/facts.tsx';

/** The plain numbers of a listing, without those that its source did not state. */
export function listingFacts(listing: Listing, nowMs: number): Fact[] {
  const { current_roommates: here, looking_for_roommates: wanted } = listing;
  const { total_bedrooms: bedrooms, total_bathrooms: bathrooms, available_from: from } = listing;
  const facts: Fact[] = [];
  if (bedrooms !== null) {
    facts.push({ id: 'bedrooms', icon: 'bed', label: counted(bedrooms, 'bedroom') });
  }
  if (bathrooms !== null) {
    facts.push({ id: 'bathrooms', icon: 'bath', label: counted(bathrooms, 'bathroom') });
  }
  if (here !== null) facts.push({ id: 'here', icon: 'people', label: livingThere(here) });
  if (wanted !== null) facts.push({ id: 'wanted', icon: 'person', label: lookingFor(wanted) });
  const until = hasEnded(listing, nowMs) && listing.available_until;
  if (until) facts.push({ id: 'from', icon: 'calendar', label: wasFree(until) });
  else if (from !== null) facts.push({ id: 'from', icon: 'calendar', label: moveIn(from, nowMs) });
  return facts;
}

function counted(count: number, word: string): ReactNode {
  return (
    <>
      <b>{count}</b> {count === 1 ? word : `${word}s`}
    </>
  );
}

function livingThere(count: number): ReactNode {
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

function wasFree(until: string): ReactNode {
  return (
    <>
      no longer free: was until <b>{formatDay(until)}</b>
    </>
  );
}

function moveIn(day: string, nowMs: number): ReactNode {
  const from = formatMoveIn(day, nowMs);
  return (
    <>
      {from === 'now' ? 'free' : 'free from'} <b>{from}</b>
    </>
  );
}
