import { formats } from '#xstate-paths';
import { toPlaywright } from './formats/playwright.ts';

/** The formats of the package, and a spec for this repository's own runner. */
export const allFormats = { ...formats, playwright: toPlaywright };
