import type { ImportKind, ImportMapping, ImportPreview } from '#contract/imports/import.ts';
import { ImportRefused } from '../reading/row-file.ts';
import { mapRows } from '../mapping/map-rows.ts';
import { bindMapping, type Mapping } from '../mapping/mapping.ts';
import { openRowFile } from '../reading/survey.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { surveyFile, type Survey } from '../reading/survey.ts';
import type { OpenBytes, RowFile } from '../reading/row-file.ts';

/** Enough to check a mapping, few enough to answer soon. */
const rowsRead = 5000;
const rowsShown = 10;
const setAsideShown = 50;
const samplesShown = 3;
const sampleLength = 80;

export interface PreviewOptions {
  kind: ImportKind;
  /** The mapping of the request; without it, the saved mapping of the source or the proposal. */
  mapping: ImportMapping | null;
  saved: ImportMapping;
}

/**
 * What an import of these bytes would do, estimated from the first 5,000 rows. Throws
 * {@link ImportRefused} when the file cannot be read; the answer says if the mapping does not fit.
 */
export async function previewFile(
  open: OpenBytes,
  options: PreviewOptions,
): Promise<ImportPreview> {
  const file = openRowFile(open, options.kind, rowsRead);
  const survey = await surveyFile(file, { stopAt: rowsRead });
  const proposal = proposeMapping(survey.columns);
  const isSaved = Object.keys(options.saved).length > 0;
  const mapping = options.mapping ?? (isSaved ? options.saved : proposal);
  const columns = await columnsOf(file, survey);
  const extent = { rows_read: survey.rowCount, is_whole_file: !survey.isCut };
  const common = { columns, mapping, proposal, ...extent };
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
  for await (const mapped of mapRows(file.open(), mapping, survey.alignmentKinds)) {
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
