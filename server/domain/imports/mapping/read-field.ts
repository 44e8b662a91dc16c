import { type } from 'arktype';
import type { ImportProblem } from '#contract/imports/import.ts';
import { readDay, readNumber } from '../reading/column-kinds.ts';
import { fillTemplate, type Expression } from './expression.ts';
import type { Field } from './fields.ts';

/** A field's value, or the reason it is invalid; a `problem` does not refuse the value. */
export interface FieldReading {
  value: string | number | null;
  reason?: string;
  problem?: ImportProblem;
}

const shownLength = 40;
/** Smaller decimals come from binary arithmetic, not from the source. */
const arithmeticNoise = 1e-6;

/** A cell as a reason quotes it: on one line, shortened. */
export function quoted(cell: string): string {
  const text = oneLine(cell.replaceAll('\0', ' '));
  return text.length > shownLength ? `"${text.slice(0, shownLength)}…"` : `"${text}"`;
}

/** Reads one field from a row's cells and checks it with the contract's rule. */
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
  // Most messages name their field; those that start with a verb do not.
  const namesField = !/^(must|cannot|contains|is)\b/i.test(message);
  return { value: null, reason: namesField ? message : `${field.label}: ${message}` };
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
      reason: `${column} holds ${quoted(cell)} instead of ${expected}`,
    };
  }
  if (typeof value === 'string') return { value };
  const product = value * expression.factor;
  if (field.name === 'total_bathrooms' && isHalf(product)) return roundedDown(field, product);
  return field.kind === 'rounded' ? rounded(field, product) : { value: product };
}

/** One and a half bathrooms are a bathroom and a toilet, and we count bathrooms. */
const isHalf = (product: number) => Number.isInteger(product + 0.5);

const roundedDown = ({ name }: Field, product: number): FieldReading => ({
  value: Math.floor(product),
  problem: { code: 'rounded', field: name, was: product },
});

function rounded({ name }: Field, product: number): FieldReading {
  const value = Math.round(product);
  if (Math.abs(product - value) < arithmeticNoise) return { value };
  return { value, problem: { code: 'rounded', field: name, was: product } };
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const largestCodePoint = 0x10ffff;

/**
 * Cleans a text of one line: decodes HTML entities, and replaces line breaks, control characters
 * and runs of spaces by one space. Changes nothing else: emoji and broken characters stay, and NUL
 * stays for the contract to refuse.
 */
export function oneLine(value: string): string {
  return decodeEntities(value)
    .replace(/[\s\p{Cc}]+/gu, (run) => (run.includes('\0') ? run : ' '))
    .trim();
}

/** Like {@link oneLine}, but keeps lines and paragraphs. */
export function manyLines(value: string): string {
  return decodeEntities(value)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, dec, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity;
    const code = dec ? Number(dec) : Number.parseInt(String(hex), 16);
    return code <= largestCodePoint ? String.fromCodePoint(code) : entity;
  });
}
