import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { fillTemplate } from '#contract/reply-templates/fields.ts';
import { cleanName } from '#contract/users/names.ts';
import { getLocales } from '#get-locales';

interface Reader {
  first_name: string;
  /** Of the room that they wrote about. */
  title: string;
}

const nameIn = ({ first_name }: Reader) => cleanName(first_name, limits.firstName.max);

/** The owner's message as one of its readers gets it. */
export const fillMessage = (message: string, reader: Reader): string =>
  fillTemplate(message, { first_name: nameIn(reader) });

/** What those read to whom the owner wrote nothing, also where the room went to someone else. */
export function composeKindText(language: Language, reader: Reader, isFilled: boolean): string {
  const { declines, others } = getLocales(language);
  const write = isFilled ? others.filledText : declines.kindText;
  return write({ name: nameIn(reader), title: reader.title });
}
