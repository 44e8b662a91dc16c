import { findScamReasons } from './find-reasons.ts';
import type { ScamReason } from './rule.ts';

/** The last messages of one sender are read together, because a scam may come in pieces. */
export const messagesTogether = 8;
/** Messages of so few words are read as parts of one sentence. */
const maxPartWords = 6;

/** Messages of one sender as one text. */
export function joinMessages(texts: readonly string[]): string {
  const isPart = texts.map((text) => text.trim().split(/\s+/).length <= maxPartWords);
  return texts.reduce(
    (all, text, at) =>
      at === 0 ? text : `${all}${isPart[at] && isPart[at - 1] ? ' ' : '\n'}${text}`,
    '',
  );
}

interface SentMessage {
  id: number;
  is_mine: boolean;
  is_removed?: boolean;
  text: string;
}

/**
 * Why each message of the other side reads like a scam, alone or with those that they sent before it.
 * The last of several has what only all of them say, and only once in a conversation.
 */
export function reasonsInMessages(
  messages: readonly SentMessage[],
  find: (text: string) => readonly ScamReason[] = findScamReasons,
): Map<number, readonly ScamReason[]> {
  const theirs = messages.filter((message) => !message.is_mine && !message.is_removed);
  const shown = new Set<ScamReason>();
  const found = new Map<number, readonly ScamReason[]>();
  for (const [at, { id, text }] of theirs.entries()) {
    const last = theirs.slice(Math.max(0, at + 1 - messagesTogether), at + 1);
    const alone = find(text);
    const together = at === 0 ? [] : find(joinMessages(last.map((each) => each.text)));
    const added = together.filter((reason) => !alone.includes(reason) && !shown.has(reason));
    found.set(id, [...alone, ...added]);
    for (const reason of [...alone, ...added]) shown.add(reason);
  }
  return found;
}
