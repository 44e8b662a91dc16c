import type { MarkKind, VisitorMarks } from '#contract/marks/mark.ts';
import { markLimits } from '#contract/marks/limits.ts';
import { visitorMarksKey } from './keys.ts';

/** Marks on their way to an account; sent with the same key until the server has answered. */
export interface MarksBatch extends VisitorMarks {
  key: string;
  /** Whose account they were first sent to; nobody else's gets them. */
  userId: number;
}

interface Stored extends VisitorMarks {
  batches: MarksBatch[];
}

/** What someone marked in this browser without an account: listings only, newest first, bounded. */
export interface VisitorMarksStore {
  read(): VisitorMarks;
  /** False when there are as many as this browser keeps. */
  change(id: number, mark: MarkKind | null): boolean;
  /** The batches of this user, with everything that is not part of one yet in a new one. */
  takeBatches(userId: number, newKey: () => string): MarksBatch[];
  dropBatch(key: string): void;
}

/** Keeps the marks in this browser. What cannot be stored is not kept. */
export function createVisitorMarks(storage: Storage = window.localStorage): VisitorMarksStore {
  function load(): Stored {
    try {
      const stored: unknown = JSON.parse(storage.getItem(visitorMarksKey) ?? 'null');
      const { favorite, hidden, batches } = (stored ?? {}) as Partial<Stored>;
      return {
        favorite: idsIn(favorite),
        hidden: idsIn(hidden),
        batches: Array.isArray(batches)
          ? batches.filter(isBatch).map((batch) => ({
              ...batch,
              favorite: idsIn(batch.favorite),
              hidden: idsIn(batch.hidden),
            }))
          : [],
      };
    } catch {
      return { favorite: [], hidden: [], batches: [] };
    }
  }

  function save(stored: Stored): void {
    const { favorite, hidden, batches } = stored;
    try {
      if (favorite.length + hidden.length + batches.length === 0) {
        storage.removeItem(visitorMarksKey);
      } else storage.setItem(visitorMarksKey, JSON.stringify(stored));
    } catch {
      // Storage is full or denied: the marks last as long as the page.
    }
  }

  return {
    read() {
      const { favorite, hidden } = load();
      return { favorite, hidden };
    },
    change(id, mark) {
      const stored = load();
      const without = (ids: number[]) => ids.filter((other) => other !== id);
      const next = {
        ...stored,
        favorite: without(stored.favorite),
        hidden: without(stored.hidden),
      };
      if (mark !== null) {
        if (next[mark].length >= markLimits.visitor) return false;
        next[mark].unshift(id);
      }
      save(next);
      return true;
    },
    takeBatches(userId, newKey) {
      const stored = load();
      const { favorite, hidden } = stored;
      if (favorite.length + hidden.length > 0) {
        stored.batches.push({ key: newKey(), userId, favorite, hidden });
        save({ ...stored, favorite: [], hidden: [] });
      }
      return stored.batches.filter((batch) => batch.userId === userId);
    },
    dropBatch(key) {
      const stored = load();
      save({ ...stored, batches: stored.batches.filter((batch) => batch.key !== key) });
    },
  };
}

function idsIn(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is number => Number.isInteger(id) && (id as number) > 0);
  return [...new Set(ids)].slice(0, markLimits.visitor);
}

function isBatch(value: unknown): value is MarksBatch {
  const { key, userId } = (value ?? {}) as Partial<MarksBatch>;
  return typeof key === 'string' && typeof userId === 'number';
}
