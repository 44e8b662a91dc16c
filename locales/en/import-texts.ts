// As the server says it.
export { importTexts } from '#contract/imports/import-texts.ts';

/** Between several of them. */
export const reasonSeparator = '; ';
