import type { VitalMetric, VitalRoute } from '#contract/overview/vital-names.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { findBucket } from '#domain/overview/vitals.ts';
import type { Sql } from '#platform/database/sql.ts';
import { reports, type DemoReport } from './content.ts';
import { startRandom } from './random.ts';
import { dayMs, type Seeded } from './seed-users.ts';

const hourMs = 60 * 60_000;

/** Inserts what the administration pages show: reports, one of them dismissed, and web vitals. */
export async function seedAdmin(sql: Sql, seeded: Seeded): Promise<void> {
  for (const report of reports) await seedReport(sql, seeded, report);
  await seedVitals(sql, seeded.now);
}

async function seedReport(
  sql: Sql,
  { users, listings, now }: Seeded,
  { from, target, hours_ago: hours, ...columns }: DemoReport,
): Promise<void> {
  const kind = 'listing' in target ? 'listing' : 'user';
  const targetId = 'listing' in target ? listings.get(target.listing) : users.get(target.user);
  if (targetId === undefined) throw new Error('The target of a demo report does not exist');
  const admin = users.get('admin@roomieradar.test') ?? null;
  const isOpen = columns.status === 'open';
  const row = {
    ...columns,
    kind,
    target_id: targetId,
    reporter_id: users.get(from) ?? null,
    created_at: new Date(now.getTime() - hours * hourMs).toISOString(),
    closed_by: isOpen ? null : admin,
    closed_at: isOpen ? null : now.toISOString(),
  };
  const [report] = await sql<{ id: number }[]>`insert into reports ${sql(row)} returning id`;
  if (columns.status !== 'dismissed' || !report) return;
  const details = { note: columns.note, about: kind, about_id: targetId, reports: [report.id] };
  if (admin === null) return;
  await recordAuditEvent(sql, {
    admin_id: admin,
    event: 'report.dismissed',
    target_kind: 'report',
    target_id: report.id,
    details,
  });
}

const days = 60;
const visitsPerDay = 5;

/** How slow each page is, as a factor on the medians. */
const pageFactors: Partial<Record<VitalRoute, number>> = {
  '/': 1,
  '/listings/$id': 1.15,
  '/roomies': 1.9,
  '/inquiries': 1.7,
};
/** Milliseconds, except for `cls`, which has no unit. */
const medians: Record<VitalMetric, number> = { lcp: 820, inp: 70, cls: 0.012, fcp: 610, ttfb: 120 };

/** Inserts measurements of simulated visits over the last days, the same at each seeding. */
async function seedVitals(sql: Sql, now: Date): Promise<void> {
  const random = startRandom(2611);
  const counts = new Map<string, number>();
  for (let age = 0; age < days; age++) {
    const day = new Date(now.getTime() - age * dayMs).toISOString().slice(0, 10);
    for (const [route, factor] of Object.entries(pageFactors)) {
      for (const [metric, median] of Object.entries(medians) as [VitalMetric, number][]) {
        for (let visit = 0; visit < visitsPerDay; visit++) {
          // Most visits are near the median, some much slower; older weeks were a little slower.
          const value = median * factor * Math.exp(random.between(-0.35, 0.55)) * (1 + age / 200);
          const key = JSON.stringify([metric, day, route, findBucket(metric, value)]);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
  }
  const rows = [...counts].map(([key, visits]) => {
    const [metric, day, route, bucket] = JSON.parse(key) as [string, string, string, number];
    return { metric, day, route, bucket, visits };
  });
  // One parameter for all rows: a statement may have 65,535.
  await sql`
    insert into vital_counts (metric, day, route, bucket, visits)
    select metric, day, route, bucket, visits
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as counted (metric text, day date, route text, bucket int, visits int)`;
}
