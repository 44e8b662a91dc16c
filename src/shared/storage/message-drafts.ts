import { messageDraftsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

export interface MessageDraft {
  text: string;
  /** The last attempt to send it: the same text is always sent with the same key. */
  attempt?: { key: string; text: string };
}

export interface MessageDrafts {
  /** `target` identifies what the message is for: a listing, a user or an inquiry. */
  read(userId: number, target: string): MessageDraft;
  /** Deletes the draft when its text is empty. */
  write(userId: number, target: string, draft: MessageDraft): void;
  /** Deletes the drafts of all users, or of all but this one. */
  clear(but?: number): void;
}

/** Keeps unsent messages in this browser, one for each user and target. */
export function createMessageDrafts(storage: Storage = window.localStorage): MessageDrafts {
  const store = createUserStorage(storage, messageDraftsPrefix);
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
