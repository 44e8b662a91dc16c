import { findMessageCode } from '#contract/field-messages.ts';
import { messageFinder } from '#contract/find-message.ts';
import { importFieldNames, importFields } from '#contract/imports/import-fields.ts';
import { importTexts } from '#contract/imports/import-texts.ts';
import type { Locales } from './get-locales.ts';
import { formatMessage } from './format-message.ts';

/** The texts that it takes, of one language. */
type Texts = Pick<
  Locales['importTexts'] & Locales['fieldMessages'] & Locales['listingFields'] & Locales['format'],
  'importTexts' | 'reasonSeparator' | 'fieldMessages' | 'fieldLabels' | 'formatNumber'
>;

const find = messageFinder(importTexts, '.+?');
/** Between reasons as the server says them. */
const separator = '; ';

/**
 * What the server says about a file, a row or a mapping, in the language of `texts`. It can be
 * several reasons, with semicolons between them; what has no code stays in English.
 */
export function formatImportText(text: string, texts: Texts): string {
  const said: string[] = [];
  let open = '';
  for (const part of text.split(separator)) {
    open = open ? open + separator + part : part;
    // A cell may have a semicolon too, between its quotation marks.
    const isWhole = (open.match(/"/g)?.length ?? 0) % 2 === 0;
    const found = isWhole && sayOne(open, texts);
    if (!found) continue;
    said.push(found);
    open = '';
  }
  return [...said, ...(open ? [open] : [])].join(texts.reasonSeparator);
}

function sayOne(text: string, texts: Texts): string | null {
  const coded = find(text) ?? find(text.charAt(0).toUpperCase() + text.slice(1));
  // Most fields have a message of their own for that.
  if (coded?.code === 'field.required' && findMessageCode(text)) return formatMessage(text, texts);
  if (coded) {
    return texts.importTexts[coded.code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      valueOf(name, coded.params[name] ?? '', texts),
    );
  }
  if (findMessageCode(text)) return formatMessage(text, texts);
  // "Bathrooms: Must be a whole number"
  const [, label = '', message = ''] = /^([^:"]+): (.+)$/.exec(text) ?? [];
  return (
    findMessageCode(message) && `${translateLabel(label, texts)}: ${formatMessage(message, texts)}`
  );
}

function valueOf(name: string, value: string, texts: Texts): string {
  if (name === 'field') return translateLabel(value, texts);
  if (name === 'problems') return formatImportText(value, texts);
  if (/^\d{1,3}(,\d{3})*$/.test(value))
    return texts.formatNumber(Number(value.replaceAll(',', '')));
  // Names of columns and what stands in cells have a direction of their own.
  return `\u2068${value.replaceAll(' holds "', ': "').replaceAll(' and ', ', ')}\u2069`;
}

/** The label of a field, which the server calls by its English label or its name. */
function translateLabel(english: string, { fieldLabels }: Texts): string {
  const name = importFieldNames.find(
    (each) => importFields[each].label === english || each === english.toLowerCase(),
  );
  return name ? fieldLabels[name] : english;
}
