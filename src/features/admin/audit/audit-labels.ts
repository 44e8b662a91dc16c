import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { AuditEvent } from '#contract/audit/audit.ts';

/** The verb of each event, and its object when the target has no label. */
const eventLabels: Record<AuditEventName, readonly [verb: string, object: string]> = {
  'listing.hidden': ['hid', 'a room'],
  'listing.shown': ['showed again', 'a room'],
  'listing.deleted': ['deleted', 'rooms'],
  'listing.added': ['added', 'an external room'],
  'listing.held': ['set to pending', 'external rooms'],
  'listing.published': ['published', 'external rooms'],
  'listing.rejected': ['rejected', 'external rooms'],
  'listing.changed': ['changed', 'an external room'],
  'user.suspended': ['suspended', 'a roomie'],
  'user.reinstated': ['reinstated', 'a roomie'],
  'inquiry.read': ['read', 'a reported inquiry'],
  'report.resolved': ['resolved', 'a report'],
  'report.dismissed': ['dismissed', 'a report'],
  'report.reopened': ['reopened', 'a report'],
  'source.created': ['added', 'a source'],
  'source.changed': ['changed', 'a source'],
  'source.deleted': ['deleted', 'a source'],
  'source.fetched': ['fetched a file from', 'a source'],
  'import.started': ['started', 'an import'],
  'import.cancelled': ['cancelled', 'an import'],
  'import.resumed': ['resumed', 'an import'],
};

/** The label of an event: "Hid a room". */
export function auditEventLabel(event: AuditEventName): string {
  const text = eventLabels[event].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was done to which target, as it follows a name: "hid “Sunny room” (room 12)". */
export function auditSentence(event: AuditEvent): string {
  const [verb, object] = eventLabels[event.event];
  return `${verb} ${targetOf(event) || object}`;
}

const targetLabels: Record<AuditTargetKind, string> = {
  listing: 'room',
  user: 'roomie',
  inquiry: 'inquiry',
  report: 'report',
  source: 'source',
  import: 'import',
};

/** The target with label and id; empty for many targets. */
function targetOf({ target_kind: kind, target_id: id, target_label: label }: AuditEvent): string {
  if (id === null) return label;
  const number = `${targetLabels[kind]} ${id}`;
  return label === '' ? number : `“${label}” (${number})`;
}

/** The details of an event without its note: "count 12, status pending". */
export function detailsText({ details }: AuditEvent): string {
  const { note: _, about, about_id: aboutId, ...rest } = details;
  const parts = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${formatValue(value)}`);
  return [...(aboutId ? [`about ${String(about)} ${String(aboutId)}`] : []), ...parts].join(', ');
}

function formatValue(value: AuditEvent['details'][string]): string {
  if (!Array.isArray(value)) return String(value);
  const more = value.length - 10;
  return value.slice(0, 10).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
