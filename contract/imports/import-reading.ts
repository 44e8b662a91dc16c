import { type } from '../type.ts';
import { currencyCode, textUpTo } from '../primitives.ts';

/**
 * Encodings that an import reads, each with its usual name and what it is for: a script or a language,
 * as `Intl.DisplayNames` knows them, or a part of Europe, which browsers have no names for.
 * Windows-1252 includes what is called Latin-1 or ISO 8859-1.
 */
export const importEncodingFacts = {
  'utf-8': { name: 'UTF-8' },
  'utf-16le': { name: 'UTF-16' },
  'utf-16be': { name: 'UTF-16, big-endian' },
  'windows-1252': { name: 'Windows-1252', europe: 'western' },
  'windows-1250': { name: 'Windows-1250', europe: 'central' },
  'windows-1251': { name: 'Windows-1251', script: 'Cyrl' },
  'windows-1253': { name: 'Windows-1253', script: 'Grek' },
  'windows-1254': { name: 'Windows-1254', language: 'tr' },
  'windows-1255': { name: 'Windows-1255', script: 'Hebr' },
  'windows-1256': { name: 'Windows-1256', script: 'Arab' },
  'windows-1257': { name: 'Windows-1257', europe: 'baltic' },
  'windows-1258': { name: 'Windows-1258', language: 'vi' },
  'windows-874': { name: 'Windows-874', script: 'Thai' },
  macintosh: { name: 'Mac Roman', europe: 'western' },
  maccenteuro: { name: 'Mac Central Europe', europe: 'central' },
  maccyrillic: { name: 'Mac Cyrillic', script: 'Cyrl' },
  macgreek: { name: 'Mac Greek', script: 'Grek' },
  macturkish: { name: 'Mac Turkish', language: 'tr' },
  shift_jis: { name: 'Shift_JIS', script: 'Jpan' },
  'euc-jp': { name: 'EUC-JP', script: 'Jpan' },
  gb18030: { name: 'GB18030', language: 'zh-Hans' },
  big5: { name: 'Big5', language: 'zh-Hant' },
  'euc-kr': { name: 'EUC-KR', script: 'Kore' },
  'koi8-u': { name: 'KOI8', script: 'Cyrl' },
  'iso-8859-2': { name: 'ISO 8859-2', europe: 'central' },
  'iso-8859-5': { name: 'ISO 8859-5', script: 'Cyrl' },
  'iso-8859-6': { name: 'ISO 8859-6', script: 'Arab' },
  'iso-8859-15': { name: 'ISO 8859-15', europe: 'western' },
  ibm737: { name: 'DOS 737', script: 'Grek' },
  ibm850: { name: 'DOS 850', europe: 'western' },
  ibm852: { name: 'DOS 852', europe: 'central' },
  ibm857: { name: 'DOS 857', language: 'tr' },
  ibm862: { name: 'DOS 862', script: 'Hebr' },
  ibm866: { name: 'DOS 866', script: 'Cyrl' },
} as const;
export type ImportEncoding = keyof typeof importEncodingFacts;
export const importEncodings = Object.keys(importEncodingFacts) as ImportEncoding[];

/** The delimiters of CSV files. */
export const importSeparators = ['comma', 'semicolon', 'tab', 'bar'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/**
 * What separates the decimals of amounts. `mixed`: each amount tells by itself. 1.200 is a thousand
 * then, and what could be either, such as 450.000, is set aside.
 */
export const numberStyles = ['point', 'comma', 'mixed'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** Whether 3/4/2027 is in April or in March. */
export const dayOrders = ['day_first', 'month_first'] as const;
export type DayOrder = (typeof dayOrders)[number];

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
  /** Only for CSV files: the line that names the columns; lines above it are skipped. */
  'header_line?': 'number.integer > 0',
  /** Only for JSON files: the path to the list of rows, such as `data.items`; empty at the top. */
  'list?': textUpTo(200),
  'numbers?': type.enumerated(...numberStyles),
  /** What comes first in days such as 3/4/2027. */
  'days?': type.enumerated(...dayOrders),
  /** Default currency. Without it, amounts are in the currency of the listing's country. */
  'currency?': currencyCode,
  /** Default rent period. */
  'period?': type.enumerated(...rentPeriods),
  /** Without it, such rows are set aside. */
  'nights?': type.enumerated(...nightlyRents),
});
export type ImportReading = typeof ImportReading.infer;
