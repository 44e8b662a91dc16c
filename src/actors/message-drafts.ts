import { createUserStorage } from './user-storage.ts';

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
  const store = createUserStorage(storage, 'message_drafts.');
  return {
    read(userId, target) {
      const kept = store.read(userId, target);
      return isDraft(kept) ? kept : { text: '' };
    },
    write(userId, target, draft) {
      store.write(userId, draft.text.trim() === '' ? null : draft, target);
    },
    clear: store.clear,
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
