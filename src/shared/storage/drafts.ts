import { draftKinds, type DraftKind } from '#contract/drafts.ts';
import { draftsInfix } from './keys.ts';

/** Older drafts are deleted: what nobody came back to should not stay in a browser for good. */
const draftLifeMs = 30 * 24 * 60 * 60 * 1000;

export interface DraftName {
  kind: DraftKind;
  /** Tells several drafts of a kind apart, such as the id of a listing; may be empty. */
  target: string;
}

/** What was typed and neither saved nor sent, in this browser; each user's apart. */
export interface Drafts {
  /** The stored value, unchecked; null when there is none. */
  read(userId: number, name: DraftName): unknown;
  /** Null deletes the draft. */
  write(userId: number, name: DraftName, value: unknown): void;
  list(userId: number): DraftName[];
  /** Deletes all drafts of this user. */
  clear(userId: number): void;
  /** Deletes the drafts of every user that are too old. */
  expire(): void;
}

/** Keeps drafts in local storage, where they outlive the tab and the session. */
export function createDrafts(
  storage: Storage = window.localStorage,
  now: () => number = Date.now,
): Drafts {
  const storageKey = (userId: number, { kind, target }: DraftName) =>
    `${kind}${draftsInfix}${userId}.${target}`;

  function load(key: string): unknown {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  function store(key: string, value: unknown): void {
    try {
      storage.setItem(key, JSON.stringify({ at: now(), value } satisfies Dated));
    } catch {
      // Storage is full or denied: what was typed stays on the page.
    }
  }

  function listAll() {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.flatMap((key) => {
      const [, kind, userId, target] = keyPattern.exec(key) ?? [];
      if (target === undefined) return [];
      return [{ key, userId: Number(userId), name: { kind: kind as DraftKind, target } }];
    });
  }

  return {
    read(userId, name) {
      const stored = load(storageKey(userId, name));
      // Drafts had no date at first.
      return isDated(stored) ? stored.value : stored;
    },
    write(userId, name, value) {
      const key = storageKey(userId, name);
      if (value === null) storage.removeItem(key);
      else store(key, value);
    },
    list: (userId) => listAll().flatMap((each) => (each.userId === userId ? [each.name] : [])),
    clear(userId) {
      for (const each of listAll()) if (each.userId === userId) storage.removeItem(each.key);
    },
    expire() {
      for (const { key } of listAll()) {
        const stored = load(key);
        // Drafts of the previous version have no date: their time begins when they are first seen.
        if (!isDated(stored)) store(key, stored);
        else if (stored.at < now() - draftLifeMs) storage.removeItem(key);
      }
    },
  };
}

const keyPattern = new RegExp(
  `^(${draftKinds.join('|')})${draftsInfix.replaceAll('.', '\\.')}(\\d+)\\.(.*)$`,
);

interface Dated {
  /** Milliseconds since 1970. */
  at: number;
  value: unknown;
}

const isDated = (stored: unknown): stored is Dated =>
  stored instanceof Object && 'value' in stored && 'at' in stored && typeof stored.at === 'number';
