import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../src/ui/tokens.css');

/** The app's colors and sizes as CSS, without its fonts, which these pages do not load. */
export const appTokens = (): string =>
  readFileSync(file, 'utf8').replaceAll(/@font-face \{[^}]*\}/g, '');
