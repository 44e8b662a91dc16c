import type { DayOrder } from '#contract/imports/import-reading.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { isEmptyCell } from '../reading/column-kinds.ts';
import { dayIn, readWrittenDay } from '../reading/days.ts';
import { shortened } from '../reading/quoted.ts';
import type { FileRow } from '../reading/row-file.ts';

const most = 12;

/** Collects the first days of each way of writing them, with how they are read. */
export function daySamples({ fields }: Mapping, order: DayOrder | null) {
  const samples: ImportPreview['days'] = [];
  const seen = new Set<string>();
  return {
    samples,
    /** The same rows; notes what their days say. */
    async *watch(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
      let isHeader = true;
      for await (const row of rows) {
        for (const field of ['available_from', 'available_until'] as const) {
          const expression = fields.get(field);
          if (isHeader || samples.length >= most || expression?.kind !== 'column') continue;
          const cell = (row.cells[expression.column] ?? '').trim();
          const style = `${field} ${cell.replace(/\d/g, '9')}`;
          if (isEmptyCell(cell) || seen.has(style)) continue;
          seen.add(style);
          const written = readWrittenDay(cell);
          const isOpen = written === 'open';
          const day = written === null || isOpen ? null : dayIn(written, order);
          samples.push({ line: row.line, field, cell: shortened(cell), day, is_open: isOpen });
        }
        isHeader = false;
        yield row;
      }
    },
  };
}
