/** One row of a source of any format; the first row of a source names the columns. */
export interface SourceRow {
  /** Where the row begins in the file, counted from 1 as editors do. */
  line: number;
  cells: string[];
}

/** Opens a source from its beginning; an import reads it twice. */
export type OpenRows = () => AsyncIterable<SourceRow>;
