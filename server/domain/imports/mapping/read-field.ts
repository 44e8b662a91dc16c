import { type } from 'arktype';
import type { ImportProblem } from '#contract/imports/import-problem.ts';
import { readDay, readNumber } from '../reading/cell-kind.ts';
import { fillTemplate, type Expression } from './expression.ts';
import type { Field } from './fields.ts';
import { manyLines, oneLine } from './readable-text.ts';

/** A field's value, or the reason it cannot be used; `problem` is noted without refusing. */
export interface FieldReading {
  value: string | number | null;
  reason?: string;
  problem?: ImportProblem;
}

const shownLength = 40;
/** Decimals below this come from binary arithmetic, not from the source. */
const arithmeticNoise = 1e-6;

/** A cell as a reason quotes it: on one line and not endless. */
export function quoted(cell: string): string {
  const text = oneLine(cell.replaceAll('\0', ' '));
  return text.length > shownLength ? `"${text.slice(0, shownLength)}…"` : `"${text}"`;
}

/** Reads one field from a row's cells and holds it against the contract's rule. */
export function readField(
  field: Field,
  expression: Expression,
  cells: string[],
  columns: string[],
): FieldReading {
  const reading = readRaw(field, expression, cells, columns);
  if (reading.reason || reading.value === null) return reading;
  const checked = field.rule(reading.value);
  if (!(checked instanceof type.errors)) return reading;
  const message = checked[0]?.message ?? checked.summary;
  // Messages of the form name their field, as far as they do not stand beside it.
  const standsAlone = !/^(must|cannot|contains)/i.test(message);
  return { value: null, reason: standsAlone ? message : `${field.label}: ${message}` };
}

function readRaw(
  field: Field,
  expression: Expression,
  cells: string[],
  columns: string[],
): FieldReading {
  if (expression.kind === 'template') {
    return { value: oneLine(fillTemplate(expression.parts, cells)) || null };
  }
  const cell = cells[expression.column] ?? '';
  if (field.kind === 'line') return { value: oneLine(cell) || null };
  if (field.kind === 'lines') return { value: manyLines(cell) || null };
  if (cell.trim() === '') return { value: null };
  const value = field.kind === 'day' ? readDay(cell) : readNumber(cell);
  if (value === null) {
    const expected = field.kind === 'day' ? 'a day like 2019-07-01' : 'a number';
    const column = columns[expression.column] ?? '';
    return {
      value: null,
      reason: `Cells are shifted or mistyped: ${column} holds ${quoted(cell)} where ${expected} belongs`,
    };
  }
  if (typeof value === 'string') return { value };
  const product = value * expression.factor;
  return field.kind === 'rounded' ? rounded(field, product) : { value: product };
}

function rounded({ name }: Field, product: number): FieldReading {
  const value = Math.round(product);
  if (Math.abs(product - value) < arithmeticNoise) return { value };
  return { value, problem: { code: 'rounded', field: name, was: product } };
}
