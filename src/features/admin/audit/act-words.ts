import type { AdminActName, AdminActThing } from '#contract/admin-acts.ts';
import type { AdminActLine } from '#contract/moderation.ts';

/** What was done, in words that a name comes before. */
export const actWords: Record<AdminActName, string> = {
  'listing.hidden': 'hid a room',
  'listing.shown': 'showed a room again',
  'listing.deleted': 'deleted a room',
  'listing.added': 'added a room from outside',
  'listing.held': 'held back a room from outside',
  'listing.published': 'published a room from outside',
  'listing.rejected': 'rejected a room from outside',
  'listing.changed': 'changed a room from outside',
  'person.suspended': 'suspended someone',
  'person.reinstated': 'let someone in again',
  'conversation.read': 'read a reported conversation',
  'report.resolved': 'resolved a report',
  'report.dismissed': 'dismissed a report',
  'report.reopened': 'reopened a report',
  'source.created': 'added a source',
  'source.changed': 'changed a source',
  'source.deleted': 'deleted a source',
  'import.started': 'started an import',
  'import.cancelled': 'cancelled an import',
  'import.resumed': 'resumed an import',
};

const thingWords: Record<AdminActThing, string> = {
  listing: 'room',
  person: 'person',
  conversation: 'conversation',
  report: 'report',
  source: 'source',
  import: 'import',
};

/** Which thing, as the log knows it: "“Sunny room” (room 12)"; empty for many at once. */
export function thingOf({
  thing_kind: kind,
  thing_id: id,
  thing_label: label,
}: AdminActLine): string {
  if (id === null) return label;
  const number = `${thingWords[kind]} ${id}`;
  return label === '' ? number : `“${label}” (${number})`;
}

/** The small facts of an act, but the note: "count 12, status pending". */
export function factsOf({ details }: AdminActLine): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== 'note' && value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${shown(value)}`)
    .join(', ');
}

function shown(value: AdminActLine['details'][string]): string {
  if (!Array.isArray(value)) return String(value);
  const more = value.length - 10;
  return value.slice(0, 10).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
