import { findMessageCode } from '#contract/field-messages.ts';
import type { Locales } from './get-locales.ts';

/**
 * An English message about a field, from the contract or the server, in the language of `texts`; as
 * it is where we have no code for it.
 */
export function formatMessage(
  message: string,
  {
    fieldMessages,
    formatNumber,
  }: Locales['fieldMessages'] & Pick<Locales['format'], 'formatNumber'>,
): string {
  const coded = findMessageCode(message);
  if (coded === null) return message;
  return fillIn(fieldMessages[coded.code], coded.params, formatNumber);
}

/** Puts numbers and signs, which a message in English had, into the same one of another language. */
export const fillIn = (
  text: string,
  params: Record<string, string>,
  formatNumber: Locales['format']['formatNumber'],
): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    // A sign has a direction of its own.
    name === 'sign'
      ? `\u2068${params[name] ?? ''}\u2069`
      : formatNumber(Number((params[name] ?? '').replaceAll(',', ''))),
  );
