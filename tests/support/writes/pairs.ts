import type { EndpointId } from '#contract/endpoints.gen.ts';
import { agreements } from './of-agreements.ts';
import { groups } from './of-groups.ts';
import { inquiries, replyTemplates, safety, viewings } from './of-inquiries.ts';
import { fromElsewhere, joining, listing } from './of-listings.ts';
import { account, marks, savedSearches, wanted } from './of-users.ts';
import type { Write } from './write.ts';

/** Every write that meets another on a user, a listing, an inquiry, or what belongs to one. */
export const writes = [
  ...account,
  ...listing,
  ...joining,
  ...groups,
  ...agreements,
  ...inquiries,
  ...viewings,
  ...replyTemplates,
  ...safety,
  ...marks,
  ...savedSearches,
  ...wanted,
  ...fromElsewhere,
];

/** Calls that are no GET, and why they meet no other. */
export const meetNothing: Partial<Record<EndpointId, string>> = {
  finishSignIn: 'needs a provider; its account is made and found by one statement',
  previewFit: 'stores nothing',
  sendVitals: 'counts in rows of their own',
  createEmbedPartner: 'stores nothing',
  countEmbeds: 'counts in rows of their own',
  previewImport: 'stores nothing',
  fetchImportFile: 'asks another site first, then does what requestImportUpload does',
};

/** All pairs of writes of which one changes what the other changes or needs, a write with itself included. */
export const pairs = writes.flatMap((one, at) =>
  writes
    .slice(at)
    .filter((other) => one === other || disturbs(one, other) || disturbs(other, one))
    .map((other) => [one, other] as const),
);

function disturbs(one: Write, other: Write): boolean {
  return one.changes.some((row) => [...other.changes, ...other.needs].includes(row));
}

export const writeName = ({ call, as, variant }: Write) =>
  `${call} by the ${as}${variant === undefined ? '' : ` (${variant})`}`;
