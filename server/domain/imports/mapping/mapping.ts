import {
  importFieldNames,
  importFields,
  requiredImportFields,
  type ImportField,
  type ListingField,
} from '#contract/imports/import-fields.ts';
import { readExpression, type Expression } from './expression.ts';
import { ImportRefused } from '../reading/row-file.ts';

/** A mapping as administrators write it: field to column, `column*30` or `{column}, {column}`. */
export type MappingText = Record<string, string>;

/** A mapping bound to the columns of one source. */
export interface Mapping {
  /** Position of the column with the ids of the rows. */
  sourceId: number;
  fields: Map<ListingField, Expression>;
  /** The source's column names, for reasons. */
  columns: string[];
}

const isField = (name: string): name is ImportField => Object.hasOwn(importFields, name);

/** Binds `text` to `columns`. Throws {@link ImportRefused} that lists every mistake. */
export function bindMapping(text: MappingText, columns: string[]): Mapping {
  const problems: string[] = [];
  const unknownColumns = new Set<string>();
  const fields = new Map<ListingField, Expression>();
  let sourceId = -1;

  for (const [name, source] of Object.entries(text)) {
    if (!isField(name)) {
      problems.push(`there is no field "${name}" (the fields are ${importFieldNames.join(', ')})`);
      continue;
    }
    const expression = readExpression(source, columns, (column) => unknownColumns.add(column));
    if (!expression) continue;
    problems.push(...misuse(name, source, expression));
    for (const column of columnsOf(expression)) {
      if (columns.indexOf(columns[column] ?? '', column + 1) > 0) {
        problems.push(`the column "${columns[column]}" appears more than once`);
      }
    }
    if (name !== 'source_id') fields.set(name, expression);
    else if (expression.kind === 'column') sourceId = expression.column;
  }
  if (unknownColumns.size > 0) {
    const missing = [...unknownColumns].map((column) => `"${column}"`).join(', ');
    problems.push(`the file has no column ${missing} (its columns are ${columns.join(', ')})`);
  }
  const unmapped = requiredImportFields.filter((name) => !(name in text));
  if (unmapped.length > 0) problems.push(`nothing is mapped to ${unmapped.join(', ')}`);
  if (problems.length > 0) {
    throw new ImportRefused(`The mapping does not fit: ${problems.join('; ')}.`);
  }
  return { sourceId, fields, columns };
}

/** Positions of the columns that a mapping reads. */
export function neededColumns({ sourceId, fields }: Mapping): number[] {
  return [...new Set([sourceId, ...[...fields.values()].flatMap(columnsOf)])];
}

function misuse(name: ImportField, source: string, expression: Expression): string[] {
  const { kind } = importFields[name];
  const takesNumber = kind === 'number' || kind === 'rounded';
  const takesText = kind === 'line' || kind === 'lines';
  if (expression.kind === 'template') {
    return takesText ? [] : [`${name} takes one column, not the text "${source}"`];
  }
  if (expression.factor === 1 || takesNumber) return [];
  return [`${name} is not a number, so "${source}" cannot be computed`];
}

function columnsOf(expression: Expression): number[] {
  if (expression.kind === 'column') return [expression.column];
  return expression.parts.filter((part) => typeof part === 'number');
}
