import { type } from 'arktype';
import { decodeHTMLStrict } from 'entities';
import type { ImportProblem } from '#contract/imports/import.ts';
import { readDay, readNumber } from '../reading/column-kinds.ts';
import { fillTemplate, type Expression } from './expression.ts';
import { quoted } from '../reading/quoted.ts';
import type { Field } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { readRoomType } from './read-choice.ts';

/** A field's value, or the reason it is invalid; a `problem` does not refuse the value. */
export interface FieldReading {
  value: string | number | null;
  reason?: string;
  problem?: ImportProblem;
}

/** Reads one field from a row's cells and checks it with the contract's rule. */
export function readField(field: Field, mapping: Mapping, cells: string[]): FieldReading {
  const expression = mapping.fields.get(field.name);
  if (!expression) return { value: null };
  return checkedBy(field, readRaw(field, expression, cells, mapping.columns));
}

/** A value that the rule of its field allows, or the rule's reason. */
export function checkedBy<Reading extends FieldReading>(
  field: Field,
  reading: Reading,
): Reading | FieldReading {
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
  if (field.kind === 'choice') return { value: readRoomType(cell) };
  if (field.name === 'total_bedrooms' && isStudio(cell)) {
    return { value: null, problem: { code: 'studio' } };
  }
  const value = field.kind === 'day' ? readDay(cell) : readNumber(countOf(field, cell));
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
  if (field.name === 'total_bathrooms' && product === 0) return noBathroom(0);
  return { value: product };
}

/** One and a half bathrooms are a bathroom and a toilet, and we count bathrooms. */
const isHalf = (product: number) => Number.isInteger(product + 0.5);

const noBathroom = (was: number): FieldReading => ({
  value: null,
  problem: { code: 'no_bathroom', was },
});

const roundedDown = ({ name }: Field, product: number): FieldReading =>
  product < 1
    ? noBathroom(product)
    : { value: Math.floor(product), problem: { code: 'rounded', field: name, was: product } };

const isStudio = (cell: string) =>
  /^(0([.,]0+)?( ?(bd|br|bed)\w*)?$|(studio|bedsit)\b)/i.test(cell.trim());

const countWords =
  /^(\d+(?:[.,]\d+)?)\s*(?:private |shared )?(?:bd|br|ba|beds?|bedrooms?|baths?|bathrooms?)$/i;

/** The number in "2 bedrooms", "1.5 shared baths" or "Half-bath". */
function countOf({ name }: Field, cell: string): string {
  if (name !== 'total_bedrooms' && name !== 'total_bathrooms') return cell;
  const text = cell.trim();
  if (name === 'total_bathrooms' && /^(private |shared )?half[- ]bath$/i.test(text)) return '0.5';
  return countWords.exec(text)?.[1] ?? cell;
}

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

/** Decodes twice: many feeds encode what was encoded before. */
function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return decodeHTMLStrict(decodeHTMLStrict(value));
}
