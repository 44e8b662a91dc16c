import type { DraftName, Drafts } from '#src/shared/storage/drafts.ts';
import { applyChanges, changesBetween, isSame, type Changes, type Field } from './changes.ts';
import { mergeChanges, type Collision, type FieldGroup } from './merge.ts';

/** What was typed into a form and is not saved, kept in this browser until it is saved or discarded. */
export interface Draft<Values extends object> {
  /** The stored values with what was typed earlier over them. */
  values: Values;
  /** The fields that were typed earlier. */
  typed: Partial<Values>;
  isRestored: boolean;
  /** Fields that were typed earlier and saved with other values since. */
  collisions: Collision<Values>[];
  /** Keeps the fields in which the form differs from the stored values, which may be newer ones. */
  keep(values: Values, stored?: Values): void;
  /** Nothing is unsaved any more. Later changes are compared with `stored`. */
  forget(stored?: Values): void;
}

export interface DraftOptions<Values extends object> extends DraftName {
  drafts: Drafts;
  userId: number;
  stored: Values;
  /** Fields that only make sense together. */
  groups?: readonly FieldGroup<Values>[];
  /** Fields that no storage may hold. */
  unkept?: readonly Field<Values>[];
  /** Whether a kept value can stand in this field. By default one of the kind of the stored value. */
  fits?: (field: Field<Values>, value: unknown) => boolean;
}

/**
 * Opens the draft of one form. Only changed fields are kept, so that a draft undoes nothing that was
 * saved elsewhere meanwhile, and two tabs with the same form keep the fields of both.
 */
export function openDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { drafts, userId, kind, target, unkept = [] } = options;
  const fits = options.fits ?? ((field, value) => isLike(options.stored[field], value));
  const name = { kind, target };
  let base = options.stored;

  const earlier = readChanges(drafts.read(userId, name), base);
  /** The fields of the kept draft that this form shows; others are of another tab. */
  let claimed = new Set(listFields(earlier));
  for (const field of claimed) {
    const isMisfit = field in earlier.typed && !fits(field, earlier.typed[field]);
    if (isMisfit || isSame(earlier.typed[field], base[field])) drop(earlier, field);
  }

  function write(changes: Changes<Values>): void {
    const kept = readChanges(drafts.read(userId, name), base);
    for (const field of claimed) drop(kept, field);
    claimed = new Set(listFields(changes));
    const all = {
      before: { ...kept.before, ...changes.before },
      typed: { ...kept.typed, ...changes.typed },
    };
    drafts.write(userId, name, listFields(all).length === 0 ? null : all);
  }

  const isRestored = listFields(earlier).length > 0;
  const values = isRestored ? applyChanges(base, earlier) : base;
  const before = applyChanges(values, { before: earlier.typed, typed: earlier.before });
  return {
    values,
    collisions: mergeChanges({ base: before, mine: values, theirs: base }, options.groups)
      .collisions,
    typed: earlier.typed,
    isRestored,
    keep(values, stored = base) {
      base = stored;
      const changes = changesBetween(base, values);
      for (const field of unkept) drop(changes, field);
      write(changes);
    },
    forget(stored = base) {
      base = stored;
      write({ before: {}, typed: {} });
    },
  };
}

const listFields = <Values extends object>({ before, typed }: Changes<Values>) =>
  Object.keys({ ...before, ...typed }) as Field<Values>[];

function drop<Values extends object>({ before, typed }: Changes<Values>, field: Field<Values>) {
  delete before[field];
  delete typed[field];
}

/** The kept changes; none when the stored value is damaged. */
function readChanges<Values extends object>(stored: unknown, base: Values): Changes<Values> {
  // At first a note on a favorite was kept as its text alone.
  const kept = typeof stored === 'string' ? { note: stored } : stored;
  if (!isRecord(kept)) return { before: {}, typed: {} };
  const { before, typed } = kept;
  if (isRecord(before) && isRecord(typed)) {
    return { before: { ...before }, typed: { ...typed } } as Changes<Values>;
  }
  // At first only what was typed was kept.
  const changes: Changes<Values> = { before: {}, typed: {} };
  for (const field of Object.keys(base) as Field<Values>[]) {
    if (!(field in kept)) continue;
    changes.before[field] = base[field];
    changes.typed[field] = kept[field] as Values[typeof field];
  }
  return changes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value could stand in place of a stored one; null stands for a text or a number. */
function isLike(stored: unknown, value: unknown): boolean {
  if (Array.isArray(stored)) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
  if (stored === null) return ['string', 'number'].includes(typeof value);
  return typeof value === typeof stored || (value === null && typeof stored === 'number');
}
