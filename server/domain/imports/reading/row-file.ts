/** A file with more columns has values in place of names, and would take long to check. */
export const maxColumns = 200;

/** One row of a file of any format; the first row is the header. */
export interface FileRow {
  /** Where the row begins in the file, counted from 1 as editors do. */
  line: number;
  cells: string[];
  /** Positions of cells that are neither text nor number, with the reason for each. */
  unreadable?: Map<number, string>;
  /** Positions of cells that are lists, with their texts and numbers joined by commas. */
  lists?: Map<number, string>;
  /** Why the row cannot be cut into cells. */
  refusal?: string;
}

/** Opens a file from its beginning; an import reads it twice. */
export type OpenRows = () => AsyncIterable<FileRow>;

/** A file of any format, which can be read several times. */
export interface RowFile {
  open: OpenRows;
  /** Whether a missing separator can move cells into other columns. */
  canMisalign: boolean;
}

/** The bytes of a file from its beginning. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

/** Why an import cannot continue, as one sentence for the administrator who started it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
