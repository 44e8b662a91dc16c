import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { Import, ImportPreview, ImportSource } from '#contract/imports/import.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { importSteps } from '../runs/steps.ts';

const folder = path.join(import.meta.dirname, '../../../unit/imports/fixtures/field');
export const readFieldFile = (name: string) => readFile(path.join(folder, name));

export type Values = Record<string, unknown>;

/** The values of listings by their id at the source, as `names` of them are stored. */
export async function readStored(app: TestApp, source: string): Promise<Map<string, Values>> {
  const rows = await app.database.sql<(Values & { source_id: string })[]>`
    select o.source_id, o.problems, l.title, nullif(l.description, '') as description, l.address,
      l.latitude, l.longitude, l.monthly_rent, l.currency, l.monthly_bills, l.deposit,
      l.total_bedrooms, l.total_bathrooms, l.current_roommates, l.looking_for_roommates,
      l.room_type, nullif(l.amenities, '{}') as amenities,
      nullif(l.house_rules, '{}') as house_rules, l.external_link, l.min_stay_months,
      l.max_stay_months, to_char(l.available_from, 'YYYY-MM-DD') as available_from,
      to_char(l.available_until, 'YYYY-MM-DD') as available_until
    from listings l join external_origins o on o.listing_id = l.id where o.source = ${source}`;
  return new Map(rows.map(({ source_id, ...values }) => [source_id, values]));
}

/** Expects these values of a row and nothing else; null where it says nothing. */
export function expectValues(values: Values | undefined, expected: Values, row: string): void {
  expect(values, row).toBeDefined();
  const stated = Object.entries(values ?? {}).filter(([, value]) => value !== null);
  const wanted = Object.entries(expected).filter(([, value]) => value !== null);
  expect(Object.fromEntries(stated), row).toEqual(Object.fromEntries(wanted));
}

/** A large file, on a machine that others use too. */
export const longestMs = 240_000;

/** Imports a file as its preview read it; the preview's mapping and reading are what is used. */
export async function importAsShown(
  steps: ReturnType<typeof importSteps>,
  fileId: number,
  { mapping, reading }: Pick<ImportPreview, 'mapping' | 'reading'>,
): Promise<Import> {
  const run = await steps.end((await steps.start(fileId, mapping, reading)).id, longestMs);
  expect(run, run.message ?? '').toMatchObject({ status: 'done' });
  return run;
}

/** A source for the files of one kind. */
export const sourceFor = (
  steps: ReturnType<typeof importSteps>,
  file: string,
): Promise<ImportSource> =>
  steps.source(file.toLowerCase().replace(/[^a-z0-9]+/g, '-'), {
    kind: file.endsWith('json') ? 'json' : 'csv',
  });
