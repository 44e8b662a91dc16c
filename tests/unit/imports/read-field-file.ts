import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportKind, SetAsideRow } from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { mapRows, type MappedListing } from '#domain/imports/mapping/map-rows.ts';
import { bindMapping } from '#domain/imports/mapping/mapping.ts';
import { proposeMapping } from '#domain/imports/mapping/propose-mapping.ts';
import { readRules } from '#domain/imports/mapping/row-rules.ts';
import { detectShape } from '#domain/imports/reading/file-shape.ts';
import { openRowFile, surveyFile } from '#domain/imports/reading/survey.ts';

// Reads files as people have them; `fixtures/field` has one for each report that was made of an importer.
const folder = path.join(import.meta.dirname, 'fixtures/field');

interface Options {
  map?: Record<string, string>;
  reading?: ImportReading;
}

export async function readText(
  bytes: Uint8Array,
  kind: ImportKind,
  { map, reading = {} }: Options,
) {
  async function* open() {
    yield bytes;
  }
  const shape = await detectShape(open, kind, reading);
  const file = openRowFile(open, shape);
  const survey = await surveyFile(file);
  const mapping = bindMapping({ ...proposeMapping(survey.columns), ...map }, survey.columns);
  const rules = await readRules({ file, survey, mapping }, reading);
  const rows: (MappedListing | SetAsideRow)[] = [];
  for await (const row of mapRows(file.open(), mapping, rules)) rows.push(row);
  return { shape, rules, rows };
}

export const read = (name: string, options: Options = {}) =>
  readText(readFileSync(path.join(folder, name)), name.endsWith('.json') ? 'json' : 'csv', options);

/** A field of each row, or why the row was set aside. */
export const column = (
  rows: (MappedListing | SetAsideRow)[],
  name: keyof MappedListing['values'],
) => rows.map((row) => ('reason' in row ? row.reason : row.values[name]));
export const listProblems = (row: MappedListing | SetAsideRow | undefined) =>
  row && 'problems' in row ? row.problems : [];

/** The bytes of a CSV file. */
export const csv = (header: string, ...rows: string[]) =>
  Buffer.from([header, ...rows, ''].join('\n'));
