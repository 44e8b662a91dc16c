import type { ReactNode } from 'react';
import type {
  PublishedTexts,
  ExternalListingRow,
} from '#contract/external-listings/external-listing.ts';
import { enteredByHand } from '#contract/imports/import-fields.ts';
import * as t from '#locales/admin-external.ts';
import { roomTypeLabels } from '#locales/card.ts';

/** What an import changed since the listing was published, such as "Title was “Sunny room”". */
export function changeTexts({ title, address, description, external_link: link }: PublishedTexts) {
  const changes: { field: string; text: ReactNode }[] = [];
  if (title !== undefined) {
    changes.push({ field: 'title', text: t.titleWas({ before: <bdi>{title}</bdi> }) });
  }
  if (address !== undefined) {
    changes.push({ field: 'address', text: t.addressWas({ before: <bdi>{address}</bdi> }) });
  }
  if (description !== undefined) changes.push({ field: 'description', text: t.descriptionWas });
  if (link !== undefined) {
    const text = link === null ? t.noLinkWas : t.linkWas({ before: <bdi>{link}</bdi> });
    changes.push({ field: 'link', text });
  }
  return changes;
}

/** The name of a source; the server names in English what no source has. */
export const sourceLabel = (source: string): string =>
  source === enteredByHand ? t.byHand : source;

type Rooms = Pick<ExternalListingRow, 'total_bedrooms' | 'total_bathrooms' | 'room_type'>;

/** "Private room · 2 beds · 1 bath", as far as known. */
export function roomsText(rooms: Rooms): string {
  const { total_bedrooms: beds, total_bathrooms: baths, room_type: type } = rooms;
  const facts = [
    type && roomTypeLabels[type],
    beds !== null && t.beds({ count: beds }),
    baths !== null && t.baths({ count: baths }),
  ];
  return facts.filter(Boolean).join(' · ');
}
