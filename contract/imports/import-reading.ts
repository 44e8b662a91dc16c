import { type } from '../type.ts';
import { currencyCode, textUpTo } from '../primitives.ts';

/** Encodings that an import reads; Windows-1252 includes what is called Latin-1 or ISO 8859-1. */
export const importEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** The delimiters of CSV files. */
export const importSeparators = ['comma', 'semicolon', 'tab', 'bar'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/**
 * What separates the decimals of amounts. `mixed`: each amount tells by itself, and those that do
 * not, such as 1.200, are set aside.
 */
export const numberStyles = ['point', 'comma', 'mixed'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** The periods that rents are paid for. */
export const rentPeriods = ['night', 'week', 'month', 'year'] as const;
export type RentPeriod = (typeof rentPeriods)[number];

/** The ways to treat rents a night. */
export const nightlyRents = ['set_aside', 'times_30'] as const;

/** How a file is to be read. The file itself decides what is left out. */
export const ImportReading = type({
  'encoding?': type.enumerated(...importEncodings),
  /** Only for CSV files. */
  'separator?': type.enumerated(...importSeparators),
  /** Only for JSON files: the path to the list of rows, such as `data.items`; empty at the top. */
  'list?': textUpTo(200),
  'numbers?': type.enumerated(...numberStyles),
  /** Default currency. Without it, amounts are in the currency of the listing's country. */
  'currency?': currencyCode,
  /** Default rent period. */
  'period?': type.enumerated(...rentPeriods),
  /** Without it, such rows are set aside. */
  'nights?': type.enumerated(...nightlyRents),
});
export type ImportReading = typeof ImportReading.infer;
