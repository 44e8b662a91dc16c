import type { ImportPreview, SetAsideRow } from '#contract/imports/import.ts';
import type { MappedListing } from '../mapping/map-rows.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { FileRow } from '../reading/row-file.ts';

const most = 12;
const longest = 60;

/**
 * Collects the first amounts of each way of writing them, with what becomes of them: before an
 * import counts, its administrator sees one of each.
 */
export function amountSamples({ fields, rentPeriod }: Mapping) {
  const rent = fields.get('monthly_rent');
  const currency = fields.get('currency');
  const columns = [rent, currency].flatMap((one) => (one?.kind === 'column' ? [one.column] : []));
  if (rentPeriod >= 0) columns.push(rentPeriod);
  const samples: ImportPreview['amounts'] = [];
  const seen = new Set<string>();
  /** The cells of rows whose way of writing was not seen before, until the row is mapped. */
  const waiting = new Map<number, string[]>();

  return {
    samples,
    /** The same rows; notes what their cells say. */
    async *watch(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
      let at = 0;
      for await (const row of rows) {
        if (at > 0 && seen.size < most) {
          const cells = columns.map((column) => (row.cells[column] ?? '').trim().slice(0, longest));
          const style = cells
            .map((cell) => cell.replace(/\d+/g, (run) => digitShape(run)))
            .join('|');
          if (cells[0] !== '' && !seen.has(style)) {
            seen.add(style);
            waiting.set(at, cells.filter(Boolean));
          }
        }
        at += 1;
        yield row;
      }
    },
    /** What became of a row. */
    add(mapped: MappedListing | SetAsideRow): void {
      const cells = waiting.get(mapped.row);
      if (!cells) return;
      waiting.delete(mapped.row);
      const { line } = mapped;
      if ('reason' in mapped) {
        samples.push({ ...nothing, line, cells, reason: mapped.reason });
        return;
      }
      const { monthly_rent: value, currency: code } = mapped.values;
      const converted = mapped.problems.find(({ code: problem }) => problem === 'converted');
      samples.push({
        ...nothing,
        line,
        cells,
        rent: typeof value === 'number' ? value : null,
        currency: typeof code === 'string' ? code : null,
        conversion: converted?.code === 'converted' ? converted.period : null,
      });
    },
  };
}

const nothing = { rent: null, currency: null, conversion: null, reason: null };

/** Three digits matter, as in 1.200; how many others there are does not. */
const digitShape = (run: string) => (run.length === 3 ? '999' : '9');
