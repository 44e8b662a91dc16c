import { isSame, type Field } from './changes.ts';

/** Fields that are taken from the same side, such as the parts of a place. */
export interface FieldGroup<Values extends object> {
  fields: readonly Field<Values>[];
  /** They belong together only when this one was changed, such as the currency of amounts. */
  boundBy?: Field<Values>;
}

/** Fields that both sides changed, each to something else. */
export interface Collision<Values extends object> {
  /** One field, or several that only make sense together. */
  fields: readonly Field<Values>[];
  mine: Values;
  theirs: Values;
}

export interface Merge<Values extends object> {
  /** The values of both sides; where they collide, those of this form. */
  merged: Values;
  collisions: Collision<Values>[];
}

/**
 * Merges two changes of the same form. `base` is what both began with, `theirs` what is stored now.
 * Fields of one group are taken from the same side.
 */
export function mergeChanges<Values extends object>(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  groups: readonly FieldGroup<Values>[] = [],
): Merge<Values> {
  const merged = { ...mine };
  const collisions: Collision<Values>[] = [];
  const isChanged = (field: Field<Values>) =>
    !isSame(base[field], mine[field]) || !isSame(base[field], theirs[field]);
  const bound = groups.filter(({ boundBy }) => boundBy === undefined || isChanged(boundBy));
  for (const fields of groupFields({ ...base, ...mine, ...theirs }, bound)) {
    const isEqual = (one: Values, other: Values) =>
      fields.every((field) => isSame(one[field], other[field]));
    if (isEqual(mine, theirs) || isEqual(base, theirs)) continue;
    if (isEqual(base, mine)) copyFields(theirs, merged, fields);
    else collisions.push({ fields, mine, theirs });
  }
  return { merged, collisions };
}

function groupFields<Values extends object>(
  values: Values,
  groups: readonly FieldGroup<Values>[],
): (readonly Field<Values>[])[] {
  const single = (Object.keys(values) as Field<Values>[]).filter(
    (field) => !groups.some(({ fields }) => fields.includes(field)),
  );
  return [...groups.map(({ fields }) => fields), ...single.map((field) => [field])];
}

/** Takes the fields of one state over into another, also that they are missing. */
export function copyFields<Values extends object>(
  from: Values,
  to: Values,
  fields: readonly Field<Values>[],
): void {
  for (const field of fields) {
    if (field in from) to[field] = from[field];
    else delete to[field];
  }
}
