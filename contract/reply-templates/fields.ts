/**
 * What a template leaves open, written in braces: the first name of the reader, a day, and the
 * address of the room. Any other braces are plain text.
 */
export const templateFields = ['first_name', 'day', 'address'] as const;
export type TemplateField = (typeof templateFields)[number];
/** What is known of the fields for one reader. */
export type FieldValues = Partial<Record<TemplateField, string>>;

/** A field as it stands in a text. */
export const writeField = (field: TemplateField): string => `{${field}}`;

const fieldPattern = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g');

/** Fills in the fields whose values are known; the others stay as they are. */
export const fillTemplate = (text: string, values: FieldValues): string =>
  text.replaceAll(fieldPattern, (written, field: TemplateField) => {
    // A name in braces must not read as another field.
    const value = values[field]?.replaceAll(/[{}]/g, '').trim();
    return value === undefined || value === '' ? written : value;
  });

/** The fields that a text still holds, each once, in their order in the text. */
export const listOpenFields = (text: string): TemplateField[] => [
  ...new Set(Array.from(text.matchAll(fieldPattern), ([, field]) => field as TemplateField)),
];

/** Where a field that a text still holds stands first; null for a text without fields. */
export function findOpenField(text: string): { start: number; end: number } | null {
  const match = text.matchAll(fieldPattern).next().value;
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/**
 * Puts the field in place of a first name, where the name stands as a whole word in the same
 * spelling. A name that is also a word, such as Will, is replaced with the word: the writer sees it.
 */
export function replaceName(text: string, firstName: string): string {
  const name = firstName.trim();
  if (name === '') return text;
  const escaped = name.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
  const word = String.raw`\p{L}\p{M}\p{N}_`;
  const pattern = new RegExp(`(?<![${word}{])${escaped}(?![${word}}])`, 'gu');
  return text.replaceAll(pattern, () => writeField('first_name'));
}
