import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auditEventNames } from '#contract/audit/audit-events.ts';
import { vitalRoutes } from '#contract/overview/vital-names.ts';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { knownRoute } from '#src/app/measure-visit.ts';
import { eventLabels } from '#locales/admin-audit.ts';
import { auditSentence, detailsText } from '#src/features/admin/audit/audit-labels.ts';
import { readAuditSearch, toAuditQuery } from '#src/features/admin/audit/audit-search.ts';
import { readOverviewSearch } from '#src/features/admin/overview/overview-search.ts';
import { reportDetails } from '#src/features/admin/reports/report-labels.ts';
import { readReportSearch, toReportQuery } from '#src/features/admin/reports/report-search.ts';

const line = (changes: Partial<AuditEvent>): AuditEvent => ({
  id: 1,
  admin: { id: 1, first_name: 'Ada' },
  event: 'listing.hidden',
  target_kind: 'listing',
  target_id: 12,
  target_label: 'Sunny room',
  details: {},
  created_at: '2026-11-01T00:00:00.000Z',
  ...changes,
});

function renderSentence(changes: Partial<AuditEvent>): string {
  const event = line(changes);
  return renderToStaticMarkup(auditSentence(event, event.admin.first_name, event.target_label));
}

test('an audit event reads as a sentence for one target, one without a name, and many', () => {
  expect(renderSentence({})).toBe('Ada hid “Sunny room” (room 12)');
  expect(
    renderSentence({ event: 'report.dismissed', target_kind: 'report', target_label: '' }),
  ).toBe('Ada dismissed report 12');
  expect(renderSentence({ event: 'listing.published', target_id: null, target_label: '' })).toBe(
    'Ada published external rooms',
  );
  expect(auditEventNames.every((name) => /^[A-Z]/.test(eventLabels[name]))).toBe(true);
});

test('the details of an audit event are short, and its note is separate', () => {
  const details = { note: 'Spam', about: 'listing', about_id: 4, count: 12, owner_id: null };
  expect(detailsText(line({ details }))).toBe('about listing 4, count 12');
  const ids = Array.from({ length: 12 }, (_, index) => index);
  expect(detailsText(line({ details: { ids } }))).toBe('ids 0 1 2 3 4 5 6 7 8 9 and 2 more');
  expect(detailsText(line({ details: { fields: 'title, monthly_rent' } }))).toBe(
    'fields Title, Monthly rent',
  );
  expect(detailsText(line({ details: { q: 'sunny', status: 'pending', gone: 'true' } }))).toBe(
    'q sunny, status pending, gone true',
  );
});

test('search parameters of the admin pages keep valid values and drop the rest', () => {
  expect(readReportSearch({ status: 'open', kind: 'user', page: '3' })).toEqual({
    kind: 'user',
    page: 3,
  });
  expect(readReportSearch({ status: 'lost', kind: 7, page: -1 })).toEqual({});
  expect(toReportQuery({})).toEqual({ status: 'open' });
  expect(toReportQuery({ status: 'any', page: 2 })).toEqual({ page: 2 });
  expect(toAuditQuery(readAuditSearch({ admin: '4', event: 'user.suspended' }))).toEqual({
    admin_id: 4,
    event: 'user.suspended',
  });
  expect(readOverviewSearch({ days: '90', metric: 'inp' })).toEqual({ days: 90, metric: 'inp' });
  expect(readOverviewSearch({ days: 31, metric: 'lcp' })).toEqual({});
});

test('every route of the app has its own name in the vitals, unknown ones are “other”', () => {
  const source = readFileSync('src/app/route-tree.gen.ts', 'utf8');
  const paths = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(source)?.[1] ?? '';
  const known = [...paths.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path ?? '');
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((path) => knownRoute(path) === 'other')).toEqual([]);
  expect(knownRoute('/admin/reports/$id')).toBe('/admin');
  expect(knownRoute('/listings/')).toBe('/listings');
  expect(knownRoute('/listings/42')).toBe('other');
  expect(new Set(vitalRoutes).size).toBe(vitalRoutes.length);
});

test('the signs that the scam guard found stay apart, on lines or in one', () => {
  const found = { source: 'system', details: 'payment, keys' } as const;
  expect(reportDetails(found)).toBe('Money by wire, in crypto or as gift cards\nKeys by mail');
  expect(reportDetails(found, ' · ')).toBe(
    'Money by wire, in crypto or as gift cards · Keys by mail',
  );
  const written = { source: 'member', details: 'payment, keys' } as const;
  expect(reportDetails(written, ' · ')).toBe('payment, keys');
});
