import type { ReactNode } from 'react';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const lede =
  'Jede Änderung durch die Verwaltung. RoomieRadar kann dieses Protokoll nur ergänzen.';
export const event = 'Ereignis';
export const allEvents = 'Alle Ereignisse';
export const onlyBy = ({ name }: { name: ReactNode }) => rich`Nur von ${name}`;
export const onlyByNumber = ({ id }: { id: string }) => `Nur von Konto ${id}`;
export const noEvents = 'Keine Ereignisse';
export const noEventsHint = 'Nichts passt zu diesem Filter.';
export const events = 'Ereignisse im Protokoll';

export const eventLabels: Record<AuditEventName, string> = {
  'listing.hidden': 'Zimmer ausgeblendet',
  'listing.shown': 'Zimmer wieder gezeigt',
  'listing.deleted': 'Zimmer gelöscht',
  'listing.added': 'Externes Zimmer hinzugefügt',
  'listing.held': 'Externe Zimmer zurückgestellt',
  'listing.published': 'Externe Zimmer veröffentlicht',
  'listing.rejected': 'Externe Zimmer abgelehnt',
  'listing.changed': 'Externes Zimmer geändert',
  'wanted.hidden': 'Gesuch ausgeblendet',
  'wanted.shown': 'Gesuch wieder gezeigt',
  'user.suspended': 'Roomie gesperrt',
  'user.reinstated': 'Roomie entsperrt',
  'user.searched': 'Personen gesucht',
  'listing.searched': 'Zimmer gesucht',
  'inquiry.searched': 'Gemeldete Nachrichten durchsucht',
  'inquiry.read': 'Gemeldete Anfrage gelesen',
  'report.resolved': 'Meldung erledigt',
  'report.dismissed': 'Meldung abgewiesen',
  'report.reopened': 'Meldung wieder geöffnet',
  'appeal.upheld': 'Entscheidung bestätigt',
  'appeal.reversed': 'Entscheidung aufgehoben',
  'source.created': 'Quelle hinzugefügt',
  'source.changed': 'Quelle geändert',
  'source.deleted': 'Quelle gelöscht',
  'source.fetched': 'Datei von einer Quelle abgerufen',
  'import.started': 'Import gestartet',
  'import.cancelled': 'Import abgebrochen',
  'import.resumed': 'Import fortgesetzt',
  'job.run': 'Aufgabe erneut ausgeführt',
};

export const sentences: Record<
  AuditEventName,
  (given: { name: ReactNode; target: ReactNode }) => ReactNode
> = {
  'listing.hidden': ({ name, target }) => rich`${name} hat ${target} ausgeblendet`,
  'listing.shown': ({ name, target }) => rich`${name} hat ${target} wieder gezeigt`,
  'listing.deleted': ({ name, target }) => rich`${name} hat ${target} gelöscht`,
  'listing.added': ({ name, target }) => rich`${name} hat ${target} hinzugefügt`,
  'listing.held': ({ name, target }) => rich`${name} hat ${target} zurückgestellt`,
  'listing.published': ({ name, target }) => rich`${name} hat ${target} veröffentlicht`,
  'listing.rejected': ({ name, target }) => rich`${name} hat ${target} abgelehnt`,
  'listing.changed': ({ name, target }) => rich`${name} hat ${target} geändert`,
  'wanted.hidden': ({ name, target }) => rich`${name} hat ${target} ausgeblendet`,
  'wanted.shown': ({ name, target }) => rich`${name} hat ${target} wieder gezeigt`,
  'user.suspended': ({ name, target }) => rich`${name} hat ${target} gesperrt`,
  'user.reinstated': ({ name, target }) => rich`${name} hat ${target} entsperrt`,
  'user.searched': ({ name }) => rich`${name} hat Personen gesucht`,
  'listing.searched': ({ name }) => rich`${name} hat Zimmer gesucht`,
  'inquiry.searched': ({ name }) => rich`${name} hat gemeldete Nachrichten durchsucht`,
  'inquiry.read': ({ name, target }) => rich`${name} hat ${target} gelesen`,
  'report.resolved': ({ name, target }) => rich`${name} hat ${target} erledigt`,
  'report.dismissed': ({ name, target }) => rich`${name} hat ${target} abgewiesen`,
  'report.reopened': ({ name, target }) => rich`${name} hat ${target} wieder geöffnet`,
  'appeal.upheld': ({ name, target }) => rich`${name} hat die Entscheidung bestätigt: ${target}`,
  'appeal.reversed': ({ name, target }) => rich`${name} hat die Entscheidung aufgehoben: ${target}`,
  'source.created': ({ name, target }) => rich`${name} hat ${target} hinzugefügt`,
  'source.changed': ({ name, target }) => rich`${name} hat ${target} geändert`,
  'source.deleted': ({ name, target }) => rich`${name} hat ${target} gelöscht`,
  'source.fetched': ({ name, target }) => rich`${name} hat eine Datei von ${target} abgerufen`,
  'import.started': ({ name, target }) => rich`${name} hat ${target} gestartet`,
  'import.cancelled': ({ name, target }) => rich`${name} hat ${target} abgebrochen`,
  'import.resumed': ({ name, target }) => rich`${name} hat ${target} fortgesetzt`,
  'job.run': ({ name, target }) => rich`${name} hat ${target} erneut ausgeführt`,
};
export const namedTargets: Record<
  AuditTargetKind,
  (given: { id: string; label: ReactNode }) => ReactNode
> = {
  listing: ({ id, label }) => rich`„${label}“ (Zimmer ${id})`,
  user: ({ id, label }) => rich`„${label}“ (Roomie ${id})`,
  inquiry: ({ id, label }) => rich`„${label}“ (Anfrage ${id})`,
  wanted: ({ id, label }) => rich`„${label}“ (Gesuch ${id})`,
  report: ({ id, label }) => rich`„${label}“ (Meldung ${id})`,
  source: ({ id, label }) => rich`„${label}“ (Quelle ${id})`,
  import: ({ id, label }) => rich`den Import aus „${label}“ (Nummer ${id})`,
  job: ({ id, label }) => rich`die Aufgabe „${label}“ (Nummer ${id})`,
};
export const unnamedTargets: Record<AuditTargetKind, (given: { id: string }) => string> = {
  listing: ({ id }) => `Zimmer ${id}`,
  user: ({ id }) => `Roomie ${id}`,
  inquiry: ({ id }) => `Anfrage ${id}`,
  wanted: ({ id }) => `Gesuch ${id}`,
  report: ({ id }) => `Meldung ${id}`,
  source: ({ id }) => `Quelle ${id}`,
  import: ({ id }) => `Import ${id}`,
  job: ({ id }) => `Aufgabe ${id}`,
};
export const externalRooms = 'externe Zimmer';

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
  count: ({ value }) => `Anzahl: ${value}`,
  ids: ({ value }) => `IDs: ${value}`,
  q: ({ value }) => `Suche: ${value}`,
  source: ({ value }) => `Quelle: ${value}`,
  fields: ({ value }) => `Felder: ${value}`,
  page: ({ value }) => `Seite ${value}`,
  report_id: ({ value }) => `wegen Meldung ${value}`,
  owner_id: ({ value }) => `angeboten von Konto ${value}`,
  statement_id: ({ value }) => `Begründung ${value}`,
  removed: ({ value }) => `entfernt: ${value}`,
  warned: ({ value }) => `gewarnt: ${value}`,
  reports: ({ value }) => `Meldungen: ${value}`,
};
export const aboutTargets: Record<Report['kind'], (given: { id: string }) => string> = {
  listing: ({ id }) => `zu Zimmer ${id}`,
  user: ({ id }) => `zu Roomie ${id}`,
  inquiry: ({ id }) => `zu Anfrage ${id}`,
  wanted: ({ id }) => `zu Gesuch ${id}`,
};
export const filters = {
  status: {
    pending: 'Status: zu prüfen',
    published: 'Status: veröffentlicht',
    rejected: 'Status: abgelehnt',
  },
  problems: 'mit Problemen',
  duplicate: 'Duplikate',
  gone: 'nicht mehr in der Quelle',
};
export const andMore = ({ listed, count }: { listed: string; count: number }) =>
  plural(count, {
    one: `${listed} und ${formatNumber(count)} weitere`,
    other: `${listed} und ${formatNumber(count)} weitere`,
  });
