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
  /** Position of the column that says what a rent is for; -1 without one. */
  rentPeriod: number;
  /** What names the photos of a row, by their addresses. */
  photos: Expression | null;
  /** The source's column names, for reasons. */
  columns: string[];
}

const isField = (name: string): name is ImportField => Object.hasOwn(importFields, name);

/** A mistake of a mapping, at its field. */
export interface MappingError {
  field: ImportField;
  message: string;
}

/** A mapping does not fit its file. */
export class MappingRefused extends ImportRefused {
  override name = 'MappingRefused';
  readonly errors: MappingError[];

  constructor(message: string, errors: MappingError[]) {
    super(message);
    this.errors = errors;
  }
}

/** Binds `text` to `columns`. Throws {@link MappingRefused} that lists every mistake. */
export function bindMapping(text: MappingText, columns: string[]): Mapping {
  const problems: string[] = [];
  const errors: MappingError[] = [];
  const unknownColumns = new Set<string>();
  const fields = new Map<ListingField, Expression>();
  let photos: Expression | null = null;
  const single = { source_id: -1, rent_period: -1 };

  for (const [name, source] of Object.entries(text)) {
    if (!isField(name)) {
      problems.push(`there is no field "${name}" (the fields are ${importFieldNames.join(', ')})`);
      continue;
    }
    const unknown: string[] = [];
    const expression = readExpression(source, columns, (column) => unknown.push(column));
    for (const column of unknown) unknownColumns.add(column);
    if (unknown.length > 0) {
      errors.push({ field: name, message: `The file has no column ${listed(unknown)}` });
    }
    if (!expression) continue;
    for (const misused of misuses(name, source, expression, columns)) {
      problems.push(misused);
      errors.push({
        field: name,
        message: `${misused.charAt(0).toUpperCase()}${misused.slice(1)}`,
      });
    }
    if (name === 'photos') photos = expression;
    else if (name !== 'source_id' && name !== 'rent_period') fields.set(name, expression);
    else if (expression.kind === 'column') single[name] = expression.column;
  }
  if (unknownColumns.size > 0) {
    const missing = listed([...unknownColumns]);
    problems.push(`the file has no column ${missing} (its columns are ${columns.join(', ')})`);
  }
  const unmapped = requiredImportFields.filter((name) => !(name in text));
  if (unmapped.length > 0) problems.push(`nothing is mapped to ${unmapped.join(', ')}`);
  for (const field of unmapped) errors.push({ field, message: 'Choose a column' });
  if (problems.length > 0) {
    throw new MappingRefused(`The mapping does not fit: ${problems.join('; ')}.`, errors);
  }
  return { sourceId: single.source_id, rentPeriod: single.rent_period, photos, fields, columns };
}

const listed = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

/** Positions of the columns without which a row is not imported: what nobody can read there matters. */
export function neededColumns({ sourceId, rentPeriod, fields }: Mapping): number[] {
  const needed = [...fields].filter(([name]) => isNeeded(name));
  const columns = [sourceId, rentPeriod, ...needed.flatMap(([, source]) => mappedColumns(source))];
  return [...new Set(columns)].filter((column) => column >= 0);
}

/** Without its currency, a rent is not known. */
const isNeeded = (name: ListingField) =>
  importFields[name].need === 'required' || name === 'currency';

function misuses(
  name: ImportField,
  source: string,
  expression: Expression,
  columns: string[],
): string[] {
  const twice = mappedColumns(expression).filter(
    (column) => columns.indexOf(columns[column] ?? '', column + 1) > 0,
  );
  return [
    ...misuse(name, source, expression),
    ...twice.map((column) => `the column "${columns[column]}" appears more than once`),
  ];
}

function misuse(name: ImportField, source: string, expression: Expression): string[] {
  const { kind } = importFields[name];
  const takesNumber = kind === 'number' || kind === 'degrees' || kind === 'amount';
  const takesText = ['line', 'lines', 'choices', 'photos'].includes(kind);
  if (expression.kind === 'template') {
    return takesText ? [] : [`${name} takes one column, not the text "${source}"`];
  }
  if (expression.factor === 1 || takesNumber) return [];
  return [`${name} is not a number, so "${source}" cannot be computed`];
}

/** Positions of the columns that an expression reads. */
export function mappedColumns(expression: Expression): number[] {
  if (expression.kind === 'column') return [expression.column];
  return expression.parts.filter((part) => typeof part === 'number');
}
