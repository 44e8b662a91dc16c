import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { formatDay } from '#locales/format.ts';
import { hasEnded } from '#contract/listings/has-ended.ts';
import * as t from '#locales/listing.ts';
import type { Fact } from '#src/ui/facts.tsx';

/** The plain numbers of a listing, without those that its source did not state. */
export function listingFacts(listing: Listing, nowMs: number): Fact[] {
  const { current_roommates: here, looking_for_roommates: wanted } = listing;
  const { total_bedrooms: bedrooms, total_bathrooms: bathrooms, available_from: from } = listing;
  const facts: Fact[] = [];
  if (bedrooms !== null) {
    facts.push({ id: 'bedrooms', icon: 'bed', label: t.bedrooms({ count: bedrooms, bold }) });
  }
  if (bathrooms !== null) {
    facts.push({ id: 'bathrooms', icon: 'bath', label: t.bathrooms({ count: bathrooms, bold }) });
  }
  if (here !== null)
    facts.push({
      id: 'here',
      icon: 'people',
      label: here === 0 ? t.nobodyLivesHere : t.liveHere({ count: here, bold }),
    });
  if (wanted !== null)
    facts.push({ id: 'wanted', icon: 'person', label: t.lookingFor({ count: wanted, bold }) });
  const until = hasEnded(listing, nowMs) && listing.available_until;
  if (until)
    facts.push({
      id: 'from',
      icon: 'calendar',
      label: t.wasFreeUntil({ day: bold(formatDay(until)) }),
    });
  else if (from !== null) facts.push({ id: 'from', icon: 'calendar', label: moveIn(from, nowMs) });
  return facts;
}

/** The part of a text that counts. */
export const bold = (text: ReactNode) => <b>{text}</b>;

function moveIn(day: string, nowMs: number): ReactNode {
  return Date.parse(day) <= nowMs
    ? t.freeNow({ bold })
    : t.freeFrom({ day: bold(formatDay(day, nowMs)) });
}
