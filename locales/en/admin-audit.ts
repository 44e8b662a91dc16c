import type { ReactNode } from 'react';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

// The audit log: what administrators did, to read who did what and why.
export const lede = 'Every change by an administrator. RoomieRadar can only add to this log.';
export const event = 'Event';
export const allEvents = 'All events';
/** The filter that a press takes away; in place of a name that is not known, a number. */
export const onlyBy = ({ name }: { name: ReactNode }) => rich`Only by ${name}`;
export const onlyByNumber = ({ id }: { id: string }) => `Only by administrator ${id}`;
export const noEvents = 'No events';
export const noEventsHint = 'Nothing matches this filter.';
/** Names the list of events. */
export const events = 'Audit events';

/** Choices of the filter. */
export const eventLabels: Record<AuditEventName, string> = {
  'listing.hidden': 'Hid a room',
  'listing.shown': 'Showed a room again',
  'listing.deleted': 'Deleted rooms',
  'listing.added': 'Added an external room',
  'listing.held': 'Set external rooms to pending',
  'listing.published': 'Published external rooms',
  'listing.rejected': 'Rejected external rooms',
  'listing.changed': 'Changed an external room',
  'wanted.hidden': 'Hid a wanted page',
  'wanted.shown': 'Showed a wanted page again',
  'user.suspended': 'Suspended a roomie',
  'user.reinstated': 'Reinstated a roomie',
  'user.searched': 'Searched for people',
  'listing.searched': 'Searched for rooms',
  'inquiry.searched': 'Searched reported messages',
  'inquiry.read': 'Read a reported inquiry',
  'report.resolved': 'Resolved a report',
  'report.dismissed': 'Dismissed a report',
  'report.reopened': 'Reopened a report',
  'appeal.upheld': 'Upheld a decision',
  'appeal.reversed': 'Reversed a decision',
  'source.created': 'Added a source',
  'source.changed': 'Changed a source',
  'source.deleted': 'Deleted a source',
  'source.fetched': 'Fetched a file from a source',
  'import.started': 'Started an import',
  'import.cancelled': 'Cancelled an import',
  'import.resumed': 'Resumed an import',
  'job.run': 'Ran a job again',
};

/** What an administrator did, a line of the log; `target` is one of the texts below. */
export const sentences: Record<
  AuditEventName,
  (given: { name: ReactNode; target: ReactNode }) => ReactNode
> = {
  'listing.hidden': ({ name, target }) => rich`${name} hid ${target}`,
  'listing.shown': ({ name, target }) => rich`${name} showed ${target} again`,
  'listing.deleted': ({ name, target }) => rich`${name} deleted ${target}`,
  'listing.added': ({ name, target }) => rich`${name} added ${target}`,
  'listing.held': ({ name, target }) => rich`${name} set ${target} to pending`,
  'listing.published': ({ name, target }) => rich`${name} published ${target}`,
  'listing.rejected': ({ name, target }) => rich`${name} rejected ${target}`,
  'listing.changed': ({ name, target }) => rich`${name} changed ${target}`,
  'wanted.hidden': ({ name, target }) => rich`${name} hid ${target}`,
  'wanted.shown': ({ name, target }) => rich`${name} showed ${target} again`,
  'user.suspended': ({ name, target }) => rich`${name} suspended ${target}`,
  'user.reinstated': ({ name, target }) => rich`${name} reinstated ${target}`,
  'user.searched': ({ name }) => rich`${name} searched for people`,
  'listing.searched': ({ name }) => rich`${name} searched for rooms`,
  'inquiry.searched': ({ name }) => rich`${name} searched reported messages`,
  'inquiry.read': ({ name, target }) => rich`${name} read ${target}`,
  'report.resolved': ({ name, target }) => rich`${name} resolved ${target}`,
  'report.dismissed': ({ name, target }) => rich`${name} dismissed ${target}`,
  'report.reopened': ({ name, target }) => rich`${name} reopened ${target}`,
  'appeal.upheld': ({ name, target }) => rich`${name} upheld the decision about ${target}`,
  'appeal.reversed': ({ name, target }) => rich`${name} reversed the decision about ${target}`,
  'source.created': ({ name, target }) => rich`${name} added ${target}`,
  'source.changed': ({ name, target }) => rich`${name} changed ${target}`,
  'source.deleted': ({ name, target }) => rich`${name} deleted ${target}`,
  'source.fetched': ({ name, target }) => rich`${name} fetched a file from ${target}`,
  'import.started': ({ name, target }) => rich`${name} started ${target}`,
  'import.cancelled': ({ name, target }) => rich`${name} cancelled ${target}`,
  'import.resumed': ({ name, target }) => rich`${name} resumed ${target}`,
  'job.run': ({ name, target }) => rich`${name} ran ${target} again`,
};
/** A target with a name at the time; that of an import is its source. */
export const namedTargets: Record<
  AuditTargetKind,
  (given: { id: string; label: ReactNode }) => ReactNode
> = {
  listing: ({ id, label }) => rich`“${label}” (room ${id})`,
  user: ({ id, label }) => rich`“${label}” (roomie ${id})`,
  inquiry: ({ id, label }) => rich`“${label}” (inquiry ${id})`,
  wanted: ({ id, label }) => rich`“${label}” (wanted page ${id})`,
  report: ({ id, label }) => rich`“${label}” (report ${id})`,
  source: ({ id, label }) => rich`“${label}” (source ${id})`,
  import: ({ id, label }) => rich`“${label}” (import ${id})`,
  job: ({ id, label }) => rich`“${label}” (job ${id})`,
};
export const unnamedTargets: Record<AuditTargetKind, (given: { id: string }) => string> = {
  listing: ({ id }) => `room ${id}`,
  user: ({ id }) => `roomie ${id}`,
  inquiry: ({ id }) => `inquiry ${id}`,
  wanted: ({ id }) => `wanted page ${id}`,
  report: ({ id }) => `report ${id}`,
  source: ({ id }) => `source ${id}`,
  import: ({ id }) => `import ${id}`,
  job: ({ id }) => `job ${id}`,
};
/** In place of a target: many at once. */
export const externalRooms = 'external rooms';

// Details of an event, after the time: short, in small letters, with `comma` between them.
export const details: Record<
  | 'count'
  | 'ids'
  | 'q'
  | 'source'
  | 'fields'
  | 'page'
  | 'report_id'
  | 'owner_id'
  | 'statement_id'
  | 'reports'
  | 'removed'
  | 'warned',
  (given: { value: string }) => string
> = {
  count: ({ value }) => `count ${value}`,
  ids: ({ value }) => `ids ${value}`,
  q: ({ value }) => `q ${value}`,
  source: ({ value }) => `source ${value}`,
  fields: ({ value }) => `fields ${value}`,
  page: ({ value }) => `page ${value}`,
  report_id: ({ value }) => `report id ${value}`,
  owner_id: ({ value }) => `owner id ${value}`,
  statement_id: ({ value }) => `statement ${value}`,
  removed: ({ value }) => `removed ${value}`,
  warned: ({ value }) => `warned ${value}`,
  reports: ({ value }) => `reports ${value}`,
};
/** What a report is about. */
export const aboutTargets: Record<Report['kind'], (given: { id: string }) => string> = {
  listing: ({ id }) => `about listing ${id}`,
  user: ({ id }) => `about user ${id}`,
  inquiry: ({ id }) => `about inquiry ${id}`,
  wanted: ({ id }) => `about wanted page ${id}`,
};
/** The filters that chose the rooms. */
export const filters = {
  status: {
    pending: 'status pending',
    published: 'status published',
    rejected: 'status rejected',
  },
  problems: 'problems true',
  duplicate: 'duplicate true',
  gone: 'gone true',
};
/** After the first ten numbers of a long list. */
export const andMore = ({ listed, count }: { listed: string; count: number }) =>
  plural(count, {
    one: `${listed} and ${formatNumber(count)} more`,
    other: `${listed} and ${formatNumber(count)} more`,
  });
