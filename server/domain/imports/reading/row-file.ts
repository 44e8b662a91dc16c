/** More columns than this are values that somebody made into names; looking at them takes its time. */
export const mostColumns = 200;

/** One row of a file of any format; the first one names the columns. */
export interface FileRow {
  /** Where the row begins in the file, counted from 1 as editors do. */
  line: number;
  cells: string[];
  /** Positions of cells that cannot be taken as text or number, and what is wrong with each. */
  unreadable?: Map<number, string>;
}

/** Opens a file from its beginning; an import reads it twice. */
export type OpenRows = () => AsyncIterable<FileRow>;

/** A file of any format, as often as it is asked for. */
export interface RowFile {
  open: OpenRows;
  /** A lost separator moves the cells of a row into their neighbours' columns. */
  canShift: boolean;
}

/** The bytes of a file from its beginning. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;
