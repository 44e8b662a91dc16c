import { limits } from '../limits.ts';
import { countCharacters, id, instant, pageSchema, requiredText } from '../primitives.ts';
import { type } from '../type.ts';

const messageUpTo = requiredText(limits.message.max, {
  required: 'Write a message',
  max: 'Message too long',
});
/** The first message of an inquiry. */
export const firstMessage = messageUpTo.narrow(
  (value, ctx) =>
    countCharacters(value.trim()) >= limits.message.min ||
    ctx.reject({ message: `Write at least ${limits.message.min} characters` }),
);

/** The newest message of either side, as one of them sees it. */
export const LastMessage = type({
  text: 'string',
  is_mine: 'boolean',
  /** Did somebody on my side write it? An older server beside this one leaves it out. */
  'is_ours?': 'boolean',
  created_at: instant,
  'is_removed?': 'boolean',
});

export const MessageForm = type({ message: messageUpTo });
export const Message = type({
  id,
  /** Empty when it was removed. */
  text: 'string',
  /** Did administrators remove it, because its author is suspended? */
  'is_removed?': 'boolean',
  is_mine: 'boolean',
  /** Who of a group wrote it; null for a message of mine or of a person alone. */
  'author?': type({
    /** Null for who is not shown to me, or deleted the account. */
    first_name: 'string | null',
    /** Are they on my side? */
    is_ours: 'boolean',
  }).or('null'),
  created_at: instant,
});
export type Message = typeof Message.infer;
/** Page 1 holds the newest messages; within a page the oldest comes first. */
export const MessagePage = type(pageSchema(Message.array()));
export type MessagePage = typeof MessagePage.infer;
/** Marks messages up to this one as read; later ones stay unread. */
export const ReadMark = type({ message_id: id });
