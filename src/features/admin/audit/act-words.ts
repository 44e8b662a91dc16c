import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { AuditEvent } from '#contract/audit/audit.ts';

/** What was done: the verb, and what it is done to where the thing has no name. */
const actWords: Record<AuditEventName, readonly [verb: string, thing: string]> = {
  'listing.hidden': ['hid', 'a room'],
  'listing.shown': ['showed again', 'a room'],
  'listing.deleted': ['deleted', 'rooms'],
  'listing.added': ['added', 'a room from outside'],
  'listing.held': ['held back', 'rooms from outside'],
  'listing.published': ['published', 'rooms from outside'],
  'listing.rejected': ['rejected', 'rooms from outside'],
  'listing.changed': ['changed', 'a room from outside'],
  'user.suspended': ['suspended', 'someone'],
  'user.reinstated': ['let in again', 'someone'],
  'inquiry.read': ['read', 'a reported conversation'],
  'report.resolved': ['resolved', 'a report'],
  'report.dismissed': ['dismissed', 'a report'],
  'report.reopened': ['reopened', 'a report'],
  'source.created': ['added', 'a source'],
  'source.changed': ['changed', 'a source'],
  'source.deleted': ['deleted', 'a source'],
  'source.fetched': ['had a file fetched from', 'a source'],
  'import.started': ['started', 'an import'],
  'import.cancelled': ['cancelled', 'an import'],
  'import.resumed': ['resumed', 'an import'],
};

/** An act by itself: "Hid a room". */
export function actName(act: AuditEventName): string {
  const words = actWords[act].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was done to which thing, as it follows a name: "hid “Sunny room” (room 12)". */
export function actSentence(line: AuditEvent): string {
  const [verb, thing] = actWords[line.act];
  return `${verb} ${thingOf(line) || thing}`;
}

const thingWords: Record<AuditTargetKind, string> = {
  listing: 'room',
  person: 'person',
  conversation: 'conversation',
  report: 'report',
  source: 'source',
  import: 'import',
};

/** Which thing, as the log knows it; empty for many at once. */
function thingOf({ target_kind: kind, target_id: id, target_label: label }: AuditEvent): string {
  if (id === null) return label;
  const number = `${thingWords[kind]} ${id}`;
  return label === '' ? number : `“${label}” (${number})`;
}

/** The small facts of an act, but the note: "count 12, status pending". */
export function factsOf({ details }: AuditEvent): string {
  const { note: _, about, about_id: aboutId, ...rest } = details;
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${shown(value)}`);
  return [...(aboutId ? [`about ${String(about)} ${String(aboutId)}`] : []), ...facts].join(', ');
}

function shown(value: AuditEvent['details'][string]): string {
  if (!Array.isArray(value)) return String(value);
  const more = value.length - 10;
  return value.slice(0, 10).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
