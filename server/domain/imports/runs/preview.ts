import type {
  ImportKind,
  ImportMapping,
  ImportPreview,
  SetAsideRow,
} from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import type { CurrencyAt } from '#domain/places/public.ts';
import { mapRows, type MappedListing, type RowRules } from '../mapping/map-rows.ts';
import { bindMapping, MappingRefused, type Mapping } from '../mapping/mapping.ts';
import { dayEvidence, readRules } from '../mapping/row-rules.ts';
import { settleCurrencies } from '../writing/settle-currencies.ts';
import { amountSamples } from './amount-samples.ts';
import { daySamples } from './day-samples.ts';
import { detectShape, describeReading, type FileShape } from '../reading/file-shape.ts';
import { EncodingNotKnown } from '../reading/guess-encodings.ts';
import { openRowFile, surveyFile, type Survey } from '../reading/survey.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import type { OpenBytes, RowFile } from '../reading/row-file.ts';

/** Enough to check a mapping, few enough to answer soon. */
const rowsRead = 5000;
const rowsShown = 10;
const setAsideShown = 50;
const samplesShown = 3;
const cellsShown = 6;
const settledAtOnce = 500;
const sampleLength = 80;

export interface PreviewOptions {
  kind: ImportKind;
  /** The mapping of the request; without it, the saved mapping of the source or the proposal. */
  mapping: ImportMapping | null;
  saved: ImportMapping;
  reading: ImportReading;
  /** How the last import of the source was read; empty without one. */
  before: ImportReading;
}

/**
 * What an import of these bytes would do, estimated from the first 5,000 rows. Throws
 * {@link ImportRefused} when the file cannot be read; the answer says if the mapping does not fit.
 */
export async function previewFile(
  currencyAt: CurrencyAt,
  open: OpenBytes,
  options: PreviewOptions,
): Promise<ImportPreview> {
  const { kind, reading, before } = options;
  try {
    const shape = await detectShape(open, kind, reading, before.encoding);
    return await previewRows(currencyAt, open, shape, options);
  } catch (error) {
    if (error instanceof EncodingNotKnown) return askForEncoding(error, options);
    throw error;
  }
}

/** Answers with the likely encodings alone: nothing of the file can be read without one. */
const askForEncoding = (
  { message, guesses }: EncodingNotKnown,
  { reading, saved }: PreviewOptions,
): ImportPreview => ({
  columns: [],
  mapping: saved,
  proposal: {},
  reading,
  encodings: guesses,
  first_rows: [],
  is_unclear: false,
  amounts: [],
  is_day_unclear: false,
  days: [],
  lists: [],
  mapping_problem: message,
  mapping_errors: [],
  rows: [],
  set_aside: [],
  rows_read: 0,
  is_whole_file: false,
  accepted: 0,
  set_aside_count: 0,
});

async function previewRows(
  currencyAt: CurrencyAt,
  open: OpenBytes,
  shape: FileShape,
  options: PreviewOptions,
): Promise<ImportPreview> {
  const file = openRowFile(open, shape, rowsRead);
  const survey = await surveyFile(file, { stopAt: rowsRead });
  const proposal = proposeMapping(survey.columns);
  const isSaved = Object.keys(options.saved).length > 0;
  const mapping = options.mapping ?? (isSaved ? options.saved : proposal);
  const columns = await describeColumns(file, survey);
  const extent = { rows_read: survey.rowCount, is_whole_file: !survey.isCut };
  const { lists } = shape;
  const asRead = { ...describeReading(options.reading, shape), lists };
  const first_rows = shape.firstRows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, cellsShown).map(shorten),
  }));
  const common = { columns, mapping, proposal, encodings: [], first_rows, ...extent };
  try {
    const bound = bindMapping(mapping, survey.columns);
    const rules = await readRules(
      { file, survey, mapping: bound },
      options.reading,
      options.before,
    );
    const outcome = await classifyRow(currencyAt, file, survey, { bound, rules });
    const is_day_unclear = rules.days === null && dayEvidence(bound, survey).unclear > 0;
    const fits = { mapping_problem: null, mapping_errors: [] };
    return { ...common, ...fits, ...readingAnswer(asRead, rules), is_day_unclear, ...outcome };
  } catch (error) {
    if (!(error instanceof MappingRefused)) throw error;
    const nothing = {
      rows: [],
      set_aside: [],
      accepted: 0,
      set_aside_count: 0,
      amounts: [],
      days: [],
    };
    const fits = { mapping_problem: error.message, mapping_errors: error.errors };
    return {
      ...common,
      ...fits,
      ...readingAnswer(asRead, null),
      is_day_unclear: false,
      ...nothing,
    };
  }
}

function readingAnswer(
  { lists, ...reading }: ImportReading & Pick<ImportPreview, 'lists'>,
  rules: RowRules | null,
): Pick<ImportPreview, 'reading' | 'lists' | 'is_unclear'> {
  if (!rules) return { reading, lists, is_unclear: false };
  const { amounts, days } = rules;
  const { numbers, period, nights } = amounts;
  const complete = {
    ...reading,
    period,
    nights,
    ...(numbers && { numbers }),
    ...(days && { days }),
  };
  const isUnclear = amounts.unclear > 0 && (numbers === null || numbers === 'mixed');
  return { reading: complete, lists, is_unclear: isUnclear };
}

interface Bound {
  bound: Mapping;
  rules: RowRules;
}

async function classifyRow(
  currencyAt: CurrencyAt,
  file: RowFile,
  survey: Survey,
  { bound, rules }: Bound,
) {
  const rows: ImportPreview['rows'] = [];
  const setAside: ImportPreview['set_aside'] = [];
  const samples = amountSamples(bound);
  const days = daySamples(bound, rules.days);
  const counts = { accepted: 0, set_aside_count: 0 };
  const shown = new Set<string>([...bound.fields.keys(), 'currency']);
  const take = async (batch: (MappedListing | SetAsideRow)[]) => {
    const listings = batch.flatMap((mapped) => ('reason' in mapped ? [] : [mapped]));
    const settled = settleCurrencies(currencyAt, listings);
    const refused = new Map(settled.setAside.map((row) => [row.row, row]));
    for (const one of batch) {
      const mapped = refused.get(one.row) ?? one;
      samples.add(mapped);
      if ('reason' in mapped) {
        counts.set_aside_count += 1;
        if (setAside.length < setAsideShown) setAside.push(mapped);
        continue;
      }
      counts.accepted += 1;
      if (rows.length >= rowsShown) continue;
      // The cell of a rent may say what the bills are.
      const values = Object.entries(mapped.values).filter(
        ([name, value]) => shown.has(name) || value !== null,
      );
      const { row, line, sourceId, problems } = mapped;
      const photos = bound.photos ? { photos: [...mapped.photos] } : {};
      const all = { ...Object.fromEntries(values), ...photos };
      rows.push({ row, line, source_id: sourceId, values: all, problems });
    }
  };
  let batch: (MappedListing | SetAsideRow)[] = [];
  for await (const mapped of mapRows(days.watch(samples.watch(file.open())), bound, rules)) {
    if (mapped.row > survey.rowCount) break;
    batch.push(mapped);
    if (batch.length < settledAtOnce) continue;
    await take(batch);
    batch = [];
  }
  await take(batch);
  return { rows, set_aside: setAside, ...counts, amounts: samples.samples, days: days.samples };
}

async function describeColumns(file: RowFile, survey: Survey): Promise<ImportPreview['columns']> {
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
