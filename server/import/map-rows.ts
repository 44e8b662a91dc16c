import { createHash } from 'node:crypto';
import { type } from 'arktype';
import { limits } from '#contract/limits.ts';
import { fieldNames, fieldOf, sourceIdRule, type FieldValues } from './fields.ts';
import { quoted, readField } from './field-value.ts';
import type { Mapping } from './mapping.ts';
import { shiftedColumns, type ColumnKind } from './shifted-cells.ts';
import type { SourceRow } from './source-row.ts';

/** A row that became a listing. */
export interface MappedListing {
  line: number;
  sourceId: string;
  values: FieldValues;
  /** What the source did not say or said oddly, in words. */
  problems: string[];
  /** SHA-256 of `values`, hexadecimal. */
  contentHash: string;
}

/** A row that did not, and why. */
export interface SetAsideRow {
  line: number;
  /** As the file has it; empty when it has none. */
  id: string;
  reason: string;
}

/**
 * Turns the rows below the header into listings or reasons, in order. Of two rows with one id the
 * first good one counts: ids are remembered, about 100 bytes each.
 */
export async function* mapRows(
  rows: AsyncIterable<SourceRow>,
  mapping: Mapping,
  kinds: ColumnKind[],
): AsyncGenerator<MappedListing | SetAsideRow> {
  const lineOfId = new Map<string, number>();
  let isHeader = true;
  for await (const row of rows) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const id = (row.cells[mapping.sourceId] ?? '').trim();
    const earlier = lineOfId.get(id);
    const mapped = mapRow(row, id, mapping, kinds);
    if ('reason' in mapped || earlier === undefined) {
      if (!('reason' in mapped)) lineOfId.set(id, row.line);
      yield mapped;
    } else {
      yield { line: row.line, id, reason: `The same id stands on line ${earlier} already` };
    }
  }
}

function mapRow(
  { line, cells }: SourceRow,
  id: string,
  mapping: Mapping,
  kinds: ColumnKind[],
): MappedListing | SetAsideRow {
  const { columns } = mapping;
  const setAside = (reason: string) => ({ line, id, reason });
  if (cells.every((cell) => cell.trim() === '')) return setAside('The row is empty');
  if (cells.length !== columns.length) {
    return setAside(
      `Cells are shifted: the row has ${cells.length} cells, the header names ${columns.length}`,
    );
  }
  const shifted = shiftedColumns(cells, kinds);
  if (shifted.length > 0) {
    const held = shifted.map((at) => `${columns[at]} holds ${quoted(cells[at] ?? '')}`);
    return setAside(`Cells are shifted: ${held.slice(0, 3).join(', ')}`);
  }

  const values = Object.fromEntries(fieldNames.map((name) => [name, null])) as FieldValues;
  const reasons: string[] = [];
  const problems: string[] = [];
  const checkedId = sourceIdRule(id);
  if (checkedId instanceof type.errors) reasons.push(checkedId[0]?.message ?? checkedId.summary);
  for (const name of fieldNames) {
    const field = fieldOf(name);
    const expression = mapping.fields.get(name);
    const reading = expression ? readField(field, expression, cells, columns) : { value: null };
    values[name] = reading.value;
    if (reading.reason) reasons.push(reading.reason);
    else if (reading.value === null && field.required) reasons.push(field.required);
    else if (reading.value === null && field.missed) {
      problems.push(`${field.label} is not in the source`);
    }
    if (reading.problem) problems.push(reading.problem);
  }
  if ((values.latitude === null) !== (values.longitude === null)) {
    reasons.push('Latitude and longitude belong together');
  }
  if (reasons.length > 0) return setAside(reasons.join('; '));
  problems.push(...oddities(values));
  const contentHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return { line, sourceId: id, values, problems, contentHash };
}

function oddities({ title, address }: FieldValues): string[] {
  const problems: string[] = [];
  const words = String(title);
  // An address without any number names an area, not a house.
  if (!/\d/.test(String(address))) problems.push('Street address is not in the source');
  if (words.length > limits.title.max) {
    problems.push(`Title is longer than the ${limits.title.max} characters of the form`);
  }
  if (words.includes('\ufffd')) problems.push('Title has characters broken in the source');
  return problems;
}
