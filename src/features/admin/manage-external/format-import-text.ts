import { formatImportText as sayIn } from '#catalogs/format-import-text.ts';
import { fieldMessages } from '#locales/field-messages.ts';
import { formatNumber } from '#locales/format.ts';
import { importTexts, reasonSeparator } from '#locales/import-texts.ts';
import { fieldLabels } from '#locales/listing-fields.ts';

/** What the server says about a file, a row or a mapping, in the language of the page. */
export const formatImportText = (text: string): string =>
  sayIn(text, { importTexts, reasonSeparator, fieldMessages, fieldLabels, formatNumber });
