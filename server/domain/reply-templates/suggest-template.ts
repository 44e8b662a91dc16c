import { limits } from '#contract/limits.ts';
import { countCharacters } from '#contract/primitives.ts';
import type { ReplyTemplate, ReplyTemplates } from '#contract/reply-templates/calls.ts';
import { replaceName } from '#contract/reply-templates/fields.ts';
import { otherSideId } from '#domain/inquiries/public.ts';
import { fragment, integer, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { splitSearch } from '#domain/listings/public.ts';

/** So many of the newest messages are compared. */
const maxMessages = 30;
const recent = interval({ days: 90 });
/** In so many inquiries a message was written before it is suggested. */
const fewestInquiries = 3;

interface WrittenMessage {
  inquiry_id: number;
  text: string;
  is_removed: boolean;
  first_name: string;
}

/**
 * The newest message that a user wrote alike in three inquiries within 90 days and has no template
 * like, with the field for the first name in place of the name; null without one.
 */
export async function suggestTemplate(
  sql: Sql,
  userId: number,
  templates: readonly Pick<ReplyTemplate, 'text'>[],
): Promise<ReplyTemplates['suggestion']> {
  const rows = await sql<WrittenMessage[]>`
    select m.inquiry_id, m.text, m.removed_at is not null as is_removed,
      coalesce(u.first_name, '') as first_name
    from (
      select inquiry_id, text, removed_at, created_at from inquiry_messages
      where author_id = ${userId} and created_at > now() - ${recent}
      order by created_at desc limit ${integer(maxMessages)}
    ) m join inquiries i on i.id = m.inquiry_id
    left join users u
      on u.id = ${otherSideId(fragment`${userId}::int`)}
    order by m.created_at desc`;
  const messages = rows
    .filter(({ is_removed }) => !is_removed)
    .map(({ inquiry_id, text, first_name }) => {
      const named = replaceName(text, first_name);
      return { inquiry_id, text: named, words: listWords(named) };
    });
  const saved = templates.map(({ text }) => listWords(text));
  const suggested = messages.find(({ text, words }) => {
    const alike = messages.filter((other) => isSimilar(words, other.words));
    return (
      new Set(alike.map(({ inquiry_id }) => inquiry_id)).size >= fewestInquiries &&
      // The field is longer than most names.
      countCharacters(text) <= limits.message.max &&
      !saved.some((template) => isSimilar(words, template))
    );
  });
  return suggested ? { text: suggested.text } : null;
}

/** Splitting scripts without spaces is slow, and the beginning says what a message is. */
const comparedLength = 400;

/** The words at the beginning of a text, each once and folded, in any script. */
export const listWords = (text: string): ReadonlySet<string> =>
  new Set(splitSearch(text.slice(0, comparedLength)).map((spellings) => spellings.join(' ')));

/** Shorter messages, such as "Thank you!", are written faster than a template is found. */
const fewestWords = 5;
/** Another day, time or name in a message of some sentences leaves more in common. */
const leastInCommon = 0.6;

/**
 * Are two texts alike enough to be one template? At least 60 of 100 words that either has are in
 * both, whatever their order. A text of fewer than five words is like no other.
 */
export function isSimilar(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < fewestWords) return false;
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common) >= leastInCommon;
}
