const prefix = 'message_drafts.';

export interface MessageDraft {
  text: string;
  /** The last try at sending it: the same words go with the same key, however often they are sent. */
  attempt?: { key: string; text: string };
}

export interface MessageDrafts {
  /** `target` says to what: a room, a person, or an inquiry under way. */
  read(userId: number, target: string): MessageDraft;
  /** Forgets it when there is no text. */
  write(userId: number, target: string, draft: MessageDraft): void;
  /** Forgets everyone's, or everyone's but this person's. */
  clear(but?: number): void;
}

/** Messages written and not yet sent, in this browser: each person's apart, one for each target. */
export function createMessageDrafts(storage: Storage): MessageDrafts {
  const keyOf = (userId: number, target: string) => `${prefix}${userId}.${target}`;
  return {
    read(userId, target) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, target)) ?? 'null');
        return isDraft(kept) ? kept : { text: '' };
      } catch {
        return { text: '' };
      }
    },
    write(userId, target, draft) {
      try {
        if (draft.text.trim() === '') storage.removeItem(keyOf(userId, target));
        else storage.setItem(keyOf(userId, target), JSON.stringify(draft));
      } catch {
        // Storage is full or denied: what was typed stays on the page.
      }
    },
    clear(but) {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        const isKept = but !== undefined && key?.startsWith(`${prefix}${but}.`);
        if (key?.startsWith(prefix) && !isKept) storage.removeItem(key);
      }
    },
  };
}

function isDraft(value: unknown): value is MessageDraft {
  if (!(value instanceof Object) || !('text' in value) || typeof value.text !== 'string') {
    return false;
  }
  if (!('attempt' in value)) return true;
  const { attempt } = value;
  return (
    attempt instanceof Object &&
    'key' in attempt &&
    typeof attempt.key === 'string' &&
    'text' in attempt &&
    typeof attempt.text === 'string'
  );
}
