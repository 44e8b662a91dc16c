/** Everything administrators can do that the audit log keeps: what happened to which thing. */
export const adminActs = [
  'listing.hidden',
  'listing.shown',
  'listing.deleted',
  'listing.added',
  'listing.held',
  'listing.published',
  'listing.rejected',
  'listing.changed',
  'person.suspended',
  'person.reinstated',
  'conversation.read',
  'report.resolved',
  'report.dismissed',
  'report.reopened',
  'source.created',
  'source.changed',
  'source.deleted',
  'source.fetched',
  'import.started',
  'import.cancelled',
  'import.resumed',
] as const;
export type AdminActName = (typeof adminActs)[number];

/** What an act was about. Numbers of things are never used again, so they still name what is gone. */
export const adminActThings = [
  'listing',
  'person',
  'conversation',
  'report',
  'source',
  'import',
] as const;
export type AdminActThing = (typeof adminActThings)[number];
