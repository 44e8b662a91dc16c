import type { ImportMapping } from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { startRandom, type Random } from '#demo/random.ts';
import { seed } from '#tests/support/seed.ts';
import type { Values } from './import-steps.ts';

/** A file in the style of a real one, with what every row of it means. */
export interface GeneratedFile {
  content: Uint8Array;
  mapping: ImportMapping;
  reading: ImportReading;
  /** The right values by id; a field that is left out must be empty. */
  expected: Map<string, Values>;
  /** Words of the reason for each row that cannot be a room. */
  aside: Map<string, string>;
}

/** One generated row: its cells by column, and its values or why it is set aside. */
export interface GeneratedRow {
  id: string;
  cells: string[];
  values?: Values;
  aside?: string;
  /** The line as it stands, where its cells are not quoted as they should be. */
  line?: string;
}

/** Joins rows to a file, and collects what is expected of them. */
export function toFile(
  columns: string[],
  rows: GeneratedRow[],
  delimiter: string,
): Pick<GeneratedFile, 'expected' | 'aside'> & { text: string } {
  const lines = rows.map(({ cells, line }) => line ?? joinCells(cells, delimiter));
  return {
    text: [joinCells(columns, delimiter), ...lines, ''].join('\n'),
    expected: new Map(rows.flatMap(({ id, values }) => (values ? [[id, values] as const] : []))),
    aside: new Map(rows.flatMap(({ id, aside }) => (aside ? [[id, aside] as const] : []))),
  };
}

const joinCells = (cells: string[], delimiter: string) =>
  cells.map((cell) => quote(cell, delimiter)).join(delimiter);

const quote = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The same numbers for every run of the same seed. */
export const startFile = (offset: number): Random => startRandom(seed * 100 + offset);

/** Some of a list, in its order. */
export const pickSome = <T>(random: Random, items: readonly T[], share: number): T[] =>
  items.filter(() => random.chance(share));
