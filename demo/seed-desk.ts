import type { VitalMetric, VitalRoute } from '#contract/overview/vital-names.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { reports } from '#platform/database/schema/reports.ts';
import { vitalCounts } from '#platform/database/schema/vital-counts.ts';
import { bucketOf } from '#domain/overview/vitals.ts';
import { reports as sketches } from './content/reports.ts';
import { startRandom } from './drawing/random.ts';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

interface Known {
  /** By e-mail address. */
  people: ReadonlyMap<string, number>;
  /** By title. */
  rooms: ReadonlyMap<string, number>;
  now: Date;
}

/** What the demo's administrator finds: some reports, one of them dealt with, and measured visits. */
export async function seedDesk(transaction: Transaction, known: Known): Promise<void> {
  await seedReports(transaction, known);
  await seedVitals(transaction, known.now);
}

async function seedReports(transaction: Transaction, { people, rooms, now }: Known): Promise<void> {
  const admin = people.get('admin@roomieradar.test') ?? null;
  for (const { from, about, status, note, hours_ago: hours, ...facts } of sketches) {
    const thing = 'room' in about ? rooms.get(about.room) : people.get(about.person);
    if (thing === undefined) throw new Error('A demo report is about nothing');
    const kind = 'room' in about ? 'listing' : 'user';
    const [report] = await transaction
      .insert(reports)
      .values({
        ...facts,
        kind,
        target_id: thing,
        reporter_id: people.get(from) ?? null,
        status,
        note,
        created_at: new Date(now.getTime() - hours * hourMs),
        ...(status !== 'open' && { closed_by: admin, closed_at: now }),
      })
      .returning({ id: reports.id });
    if (status !== 'dismissed' || !report || admin === null) continue;
    await recordAuditEvent(transaction, {
      admin_id: admin,
      event: 'report.dismissed',
      target_kind: 'report',
      target_id: report.id,
      details: { note, about: kind, about_id: thing, reports: [report.id] },
    });
  }
}

const days = 60;
const visitsADay = 5;

/** What a visit of each page takes in the demo, in the middle. */
const pages: Partial<Record<VitalRoute, number>> = {
  '/': 1,
  '/listings/$id': 1.15,
  '/roomies': 1.9,
  '/inquiries': 1.7,
};
const middles: Record<VitalMetric, number> = { lcp: 820, inp: 70, cls: 0.012, fcp: 610, ttfb: 120 };

/** Measurements of made-up visits over the last days, the same at each seeding. */
async function seedVitals(transaction: Transaction, now: Date): Promise<void> {
  const random = startRandom(2611);
  const counts = new Map<string, typeof vitalCounts.$inferInsert>();
  for (let age = 0; age < days; age++) {
    const day = new Date(now.getTime() - age * dayMs).toISOString().slice(0, 10);
    for (const [route, weight] of Object.entries(pages)) {
      for (const [metric, middle] of Object.entries(middles) as [VitalMetric, number][]) {
        for (let visit = 0; visit < visitsADay; visit++) {
          // Most near the middle, some much slower, and a little better each week.
          const value = middle * weight * Math.exp(random.between(-0.35, 0.55)) * (1 + age / 200);
          const bucket = bucketOf(metric, value);
          const key = [metric, day, route, bucket].join();
          const known = counts.get(key);
          if (known) known.visits += 1;
          else counts.set(key, { metric, day, route, bucket, visits: 1 });
        }
      }
    }
  }
  const rows = [...counts.values()];
  for (let first = 0; first < rows.length; first += batchSize) {
    await transaction.insert(vitalCounts).values(rows.slice(first, first + batchSize));
  }
}

/** Five parameters each, of 65,535 that a statement may have. */
const batchSize = 5000;
