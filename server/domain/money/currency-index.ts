import { currencies } from '#contract/currencies.ts';

const indexes = new Map(currencies.map((code, index) => [code, index]));

/** The number that stands for a currency in the indexes in memory; unknown ones share one. */
export const currencyIndex = (code: string): number => indexes.get(code) ?? unknown;
const unknown = 255;
/** How many such numbers there are. */
export const currencyNumbers = unknown + 1;

/** The code of a currency in an index; XXX, which is none, for an unknown one. */
export const currencyAtIndex = (index: number): string => currencies[index] ?? 'XXX';
