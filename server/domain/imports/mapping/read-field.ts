import { type } from 'arktype';
import type { ImportProblem } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import type { DayOrder } from '#contract/imports/import-reading.ts';
import { readNumber } from '../reading/column-kinds.ts';
import { readDegrees } from '../reading/coordinates.ts';
import { dayIn, readWrittenDay } from '../reading/days.ts';
import { decodeEntities, plainText } from '../reading/plain-text.ts';
import { readAmenities } from './choice-labels.ts';
import { fillTemplate, type Expression } from './expression.ts';
import { readHouseRules } from './house-rules.ts';
import { quoted } from '../reading/quoted.ts';
import type { Field } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { readRoomType } from './read-choice.ts';

/** A field's value, or the reason it is invalid; a `problem` does not refuse the value. */
export interface FieldReading {
  value: string | number | string[] | null;
  reason?: string;
  problem?: ImportProblem;
}

/** Reads one field from a row's cells and checks it with the contract's rule. */
export function readField(
  field: Field,
  mapping: Mapping,
  cells: string[],
  days: DayOrder | null,
): FieldReading {
  const expression = mapping.fields.get(field.name);
  if (!expression) return { value: null };
  return checkedBy(field, readRaw(field, expression, { cells, columns: mapping.columns, days }));
}

/** A value that the rule of its field allows, or the rule's reason. */
export function checkedBy<Reading extends FieldReading>(
  field: Field,
  reading: Reading,
): Reading | FieldReading {
  // Whether a place exists, both coordinates tell together.
  if (reading.reason || reading.value === null || field.kind === 'degrees') return reading;
  const checked = field.rule(reading.value);
  if (!(checked instanceof type.errors)) return reading;
  if (field.kind === 'lines') {
    const cut = {
      value: cutText(String(reading.value)),
      problem: { code: 'cut', field: field.name },
    } as const;
    if (!(field.rule(cut.value) instanceof type.errors)) return cut;
  }
  const message = checked[0]?.message ?? checked.summary;
  // Most messages name their field; those that start with a verb do not.
  const namesField = !/^(must|cannot|contains|is)\b/i.test(message);
  return { value: null, reason: namesField ? message : `${field.label}: ${message}` };
}

interface RowCells {
  cells: string[];
  columns: string[];
  days: DayOrder | null;
}

/** What a row says about a field, before it is read. */
export const fillExpression = (expression: Expression, cells: string[]): string =>
  expression.kind === 'template'
    ? fillTemplate(expression.parts, cells)
    : (cells[expression.column] ?? '');

function readRaw(
  field: Field,
  expression: Expression,
  { cells, columns, days }: RowCells,
): FieldReading {
  if (field.kind === 'choices') return readChoices(field, fillExpression(expression, cells));
  if (expression.kind === 'template') {
    return { value: oneLine(fillTemplate(expression.parts, cells)) || null };
  }
  const cell = cells[expression.column] ?? '';
  if (field.kind === 'line') return { value: oneLine(cell) || null };
  if (field.kind === 'lines') return { value: manyLines(cell) || null };
  if (cell.trim() === '') return { value: null };
  if (field.kind === 'choice') return { value: readRoomType(cell) };
  const column = columns[expression.column] ?? '';
  const holds = `${column} holds ${quoted(cell)}`;
  if (field.kind === 'day') {
    const written = readWrittenDay(cell);
    if (written === 'open') return { value: null };
    const day = written && dayIn(written, days);
    return day
      ? { value: day }
      : { value: null, reason: `${holds} instead of a day like 2019-07-01` };
  }
  if (field.name === 'total_bedrooms' && isStudio(cell)) {
    return { value: null, problem: { code: 'studio' } };
  }
  const value =
    field.name === 'latitude' || field.name === 'longitude'
      ? readDegrees(cell, field.name)
      : readNumber(readCount(field, plainText(cell)));
  if (value === null) return { value: null, reason: `${holds} instead of a number` };
  const product = value * expression.factor;
  if (field.name === 'total_bathrooms' && isHalf(product)) return roundedDown(field, product);
  if (field.name === 'total_bathrooms' && product === 0) return noBathroom(0);
  return { value: product };
}

/** The longest beginning of a description that is allowed. */
const cutText = (text: string) =>
  [...new Intl.Segmenter().segment(text)]
    .slice(0, limits.description.max)
    .map(({ segment }) => segment)
    .join('');

function readChoices({ name }: Field, written: string): FieldReading {
  if (written.trim() === '') return { value: null };
  const choices: string[] = name === 'amenities' ? readAmenities(written) : readHouseRules(written);
  return { value: choices.length > 0 ? choices : null };
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
function readCount({ name }: Field, cell: string): string {
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
