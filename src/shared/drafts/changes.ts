export type Field<Values> = keyof Values & string;

/** The fields that were changed, as they were before and as they were typed. */
export interface Changes<Values extends object> {
  /** Without those that were empty. */
  before: Partial<Values>;
  /** Without those that were taken out. */
  typed: Partial<Values>;
}

/** Compares values as JSON, in which drafts are kept. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const fieldsIn = <Values extends object>(...all: Partial<Values>[]) =>
  Object.keys(Object.assign({}, ...all)) as Field<Values>[];

/** The fields in which two states of a form differ. */
export function changesBetween<Values extends object>(
  before: Values,
  after: Values,
): Changes<Values> {
  const changed = fieldsIn(before, after).filter((field) => !isSame(before[field], after[field]));
  function pick(values: Values): Partial<Values> {
    const picked: Partial<Values> = {};
    for (const field of changed) if (field in values) picked[field] = values[field];
    return picked;
  }
  return { before: pick(before), typed: pick(after) };
}

/** The values with the changes made to them. */
export function applyChanges<Values extends object>(
  values: Values,
  { before, typed }: Changes<Values>,
): Values {
  const result = { ...values, ...typed };
  for (const field of fieldsIn(before)) if (!(field in typed)) delete result[field];
  return result;
}
