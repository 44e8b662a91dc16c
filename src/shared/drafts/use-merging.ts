import { useRef, useState } from 'react';
import { isSame } from './changes.ts';
import { copyFields, mergeChanges, type Collision } from './merge.ts';
import type { Draft, DraftOptions } from './open-draft.ts';

/** Stored values and their version, by which a save is refused when they have changed. */
export interface Current<Values extends object> {
  values: Values;
  version: string | null;
}

export type Side = 'mine' | 'theirs';

/** A collision that the user is asked about; without a side until it is answered. */
export interface OpenCollision<Values extends object> extends Collision<Values> {
  side: Side | null;
}

interface Options<Values extends object> extends Pick<DraftOptions<Values>, 'groups'> {
  /** What the form began with. */
  stored: Current<Values>;
  draft: Draft<Values>;
  /** Shows other values in the form. */
  show: (values: Values) => void;
  /** What is stored now, from the refusal of a save; null for other errors. */
  readCurrent: (error: unknown) => Current<Values> | null;
}

/** A save that is merged more often has met a fault, not other devices. */
const maxTries = 5;

/**
 * Saves a form without overwriting what another tab or device saved meanwhile: other fields are
 * merged and saved again, and for the same fields the user is asked which value counts.
 */
export function useMerging<Values extends object>(options: Options<Values>) {
  const { draft, groups, show, readCurrent } = options;
  const stored = useRef(options.stored);
  const [collisions, setCollisions] = useState(() => openCollisions(draft.collisions));
  /** Counts the saves that a question holds up, for moving the focus to it. */
  const [refusals, setRefusals] = useState(0);
  /** Whether the user has tried to save without answering these questions. */
  const [isSaveBlocked, setSaveBlocked] = useState(false);

  return {
    collisions,
    refusals,
    isSaveBlocked,
    /** What the next save is based on. */
    readBase: () => stored.current,
    /** Later saves are based on this, in a form that stays open after it is saved. */
    rebase(current: Current<Values>) {
      stored.current = current;
      setCollisions([]);
    },
    /** What the form is compared with, for the draft. */
    keep: (values: Values) => draft.keep(values, stored.current.values),
    choose(collision: OpenCollision<Values>, side: Side, values: Values) {
      const showsTheirs = collision.side === 'theirs';
      // The form has the user's values already, perhaps with what was typed after the question appeared.
      if (side === 'theirs' || showsTheirs) {
        const next = { ...values };
        copyFields(collision[side], next, collision.fields);
        show(next);
        draft.keep(next, stored.current.values);
      }
      const answered = { ...collision, mine: showsTheirs ? collision.mine : values, side };
      setCollisions(collisions.map((each) => (each === collision ? answered : each)));
    },
    forget() {
      setCollisions([]);
      draft.forget(stored.current.values);
      return stored.current.values;
    },
    /**
     * Saves; null when the user has to choose first. Rejects with what `send` rejects. Without
     * `asks`, for a form that closes, form and draft stay as they are: the draft asks when it opens.
     */
    async save<Saved>(
      values: Values,
      send: (values: Values, version: string | null) => Promise<Saved>,
      { asks = true }: { asks?: boolean } = {},
    ): Promise<Saved | null> {
      if (collisions.some(({ side }) => side === null)) {
        if (!asks) return null;
        setSaveBlocked(true);
        setRefusals((count) => count + 1);
        return null;
      }
      let mine = values;
      for (let tries = 1; ; tries += 1) {
        try {
          const saved = await send(mine, stored.current.version);
          draft.forget();
          return saved;
        } catch (error) {
          const current = readCurrent(error);
          if (current === null || tries === maxTries) throw error;
          const merge = mergeChanges(
            { base: stored.current.values, mine, theirs: current.values },
            groups,
          );
          if (merge.collisions.length > 0 && !asks) return null;
          stored.current = current;
          mine = merge.merged;
          show(mine);
          draft.keep(mine, current.values);
          if (merge.collisions.length === 0) continue;
          setCollisions(openCollisions(merge.collisions));
          setSaveBlocked(false);
          setRefusals((count) => count + 1);
          return null;
        }
      }
    },
  };
}

export type Merging<Values extends object> = ReturnType<typeof useMerging<Values>>;

interface ShownForm<Values> {
  state: { values: Values };
  setFieldValue: (field: never, value: never) => void;
}

/** Puts values into a form of TanStack Form. */
export function showValues<Values extends object>(form: ShownForm<Values>, values: Values): void {
  for (const [field, value] of Object.entries(values)) {
    if (isSame(form.state.values[field as keyof Values], value)) continue;
    form.setFieldValue(field as never, value as never);
  }
}

const openCollisions = <Values extends object>(
  collisions: Collision<Values>[],
): OpenCollision<Values>[] => collisions.map((collision) => ({ ...collision, side: null }));
