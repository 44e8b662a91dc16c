import type { ImportKind, ImportMapping, ImportPreview } from '#contract/imports/import.ts';
import { ImportRefused } from '../import-refused.ts';
import { mapRows } from '../mapping/map-rows.ts';
import { bindMapping, type Mapping } from '../mapping/mapping.ts';
import { openRowFile } from '../reading/open-row-file.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { surveyFile, type Survey } from '../reading/survey.ts';
import type { OpenBytes, RowFile } from '../reading/row-file.ts';

/** Enough to judge a mapping by, little enough to wait for. */
const rowsLookedAt = 5000;
const rowsShown = 10;
const setAsideShown = 50;
const samplesShown = 3;
const sampleLength = 80;

export interface PreviewWish {
  kind: ImportKind;
  /** What was asked for, and what the source remembers; the proposal takes their place. */
  mapping: ImportMapping | null;
  remembered: ImportMapping;
}

/**
 * What an import of these bytes would do, judged by the first 5,000 rows. Throws
 * {@link ImportRefused} when the file cannot be read; a mapping that does not fit is part of the
 * answer.
 */
export async function previewFile(open: OpenBytes, wish: PreviewWish): Promise<ImportPreview> {
  const file = openRowFile(open, wish.kind, rowsLookedAt);
  const survey = await surveyFile(file, { stopAt: rowsLookedAt });
  const proposal = proposeMapping(survey.columns);
  const isRemembered = Object.keys(wish.remembered).length > 0;
  const mapping = wish.mapping ?? (isRemembered ? wish.remembered : proposal);
  const columns = await columnsOf(file, survey);
  const looked = { rows_read: survey.rowCount, is_whole_file: !survey.isCut };
  const common = { columns, mapping, proposal, ...looked };
  try {
    const bound = bindMapping(mapping, survey.columns);
    return { ...common, mapping_problem: null, ...(await outcomeOf(file, survey, bound)) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const nothing = { rows: [], set_aside: [], accepted: 0, set_aside_count: 0 };
    return { ...common, mapping_problem: error.message, ...nothing };
  }
}

async function outcomeOf(file: RowFile, survey: Survey, mapping: Mapping) {
  const rows: ImportPreview['rows'] = [];
  const setAside: ImportPreview['set_aside'] = [];
  const counts = { accepted: 0, set_aside_count: 0 };
  for await (const mapped of mapRows(file.open(), mapping, survey.shiftKinds)) {
    if (mapped.row > survey.rowCount) break;
    const { row, line } = mapped;
    if ('reason' in mapped) {
      counts.set_aside_count += 1;
      if (setAside.length < setAsideShown) setAside.push(mapped);
      continue;
    }
    counts.accepted += 1;
    if (rows.length >= rowsShown) continue;
    const values = Object.fromEntries(
      Object.entries(mapped.values).filter(([name]) => mapping.fields.has(name as never)),
    );
    rows.push({ row, line, source_id: mapped.sourceId, values, problems: mapped.problems });
  }
  return { rows, set_aside: setAside, ...counts };
}

async function columnsOf(file: RowFile, survey: Survey): Promise<ImportPreview['columns']> {
  const samples = survey.columns.map((): string[] => []);
  let isHeader = true;
  let row = 0;
  for await (const { cells } of file.open()) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    row += 1;
    for (const [at, list] of samples.entries()) {
      const cell = (cells[at] ?? '').trim();
      if (cell !== '' && list.length < samplesShown) list.push(shorten(cell));
    }
    if (row >= survey.rowCount || samples.every((list) => list.length >= samplesShown)) break;
  }
  return survey.columns.map((name, at) => ({
    name: shorten(name),
    kind: survey.kinds[at] ?? null,
    samples: samples[at] ?? [],
  }));
}

const shorten = (cell: string) =>
  cell.length > sampleLength ? `${cell.slice(0, sampleLength)}…` : cell;
