import { type } from '../type.ts';
import { importFieldNames, type ImportField } from './import-fields.ts';
import { importEncodings, ImportReading, rentPeriods } from './import-reading.ts';
import { limits } from '../limits.ts';
import { isWebAddressOrEmpty } from '../listings/listing-form.ts';
import { id, idInPath, instant, pageSchema, pageQuery, textUpTo } from '../primitives.ts';

/** The format of a source's files. */
export const importKinds = ['csv', 'json'] as const;
export type ImportKind = (typeof importKinds)[number];
/** The status of new listings: public at once, or held until an administrator reviews them. */
export const newListingStatuses = ['active', 'pending'] as const;
export type NewListingStatus = (typeof newListingStatuses)[number];

const field = type.enumerated(...importFieldNames);

/** Fields that an accepted listing lacks or has in an unusual form. */
export const ImportProblem = type({ code: "'missing'", field })
  /** `was` is the value before rounding. */
  .or({ code: "'rounded'", field, was: 'number' })
  /** The rent was for another period than a month; `was` is the amount in the source. */
  .or({ code: "'converted'", field, was: 'number', period: type.enumerated(...rentPeriods) })
  /** It has no bedroom of its own, so the bedrooms stay empty. */
  .or({ code: "'studio'" })
  /** A toilet without a bath or shower is no bathroom, so the bathrooms stay empty. */
  .or({ code: "'no_bathroom'", was: 'number' })
  /** Nobody can be reached: it is held back until it has a link. */
  .or({ code: "'no_link'" })
  /** The address names an area, not a house. */
  .or({ code: "'no_street'" })
  /** The cell says nothing that the field can hold, so the field stays empty. */
  .or({ code: "'unread'", field, was: 'string' })
  /** The text was longer than the field, and is cut. */
  .or({ code: "'cut'", field })
  /** The coordinates are 0, 0: nobody lives there, so they stay empty. */
  .or({ code: "'place_zero'" })
  /** Latitude and longitude seem to stand the wrong way round, so they stay empty. */
  .or({ code: "'place_swapped'", was: 'string' })
  .or({ code: "'title_too_long'" })
  .or({ code: "'title_broken'" });
export type ImportProblem = typeof ImportProblem.infer;

const expression = textUpTo(limits.imports.expression, 'That is longer than a mapping can be');
/** Maps a field to `column`, `column*30`, `column/12` or `{column}, {column}, New York`. */
export const ImportMapping = type(
  Object.fromEntries(importFieldNames.map((name) => [`${name}?`, expression])),
).as<{ [Field in ImportField]?: string }>();
export type ImportMapping = typeof ImportMapping.infer;

const badName = 'Use small letters, digits and hyphens, at most 50';
const badAddress = 'Must be an address that begins with https:// or http://';

/** The settings of a source that may change. */
const sourceSettings = type({
  kind: type.enumerated(...importKinds),
  /** The address from which the server fetches the file; empty or null if administrators upload it. */
  'address?': textUpTo(limits.externalLink.max, badAddress)
    .narrow((value, ctx) => isWebAddressOrEmpty(value) || ctx.reject({ message: badAddress }))
    .or('null'),
  'mapping?': ImportMapping,
  new_status: type.enumerated(...newListingStatuses),
});
export const ImportSourceChange = sourceSettings;
export type ImportSourceChange = typeof ImportSourceChange.infer;
/** The name never changes: together with a row's id it identifies a listing. */
export const ImportSourceForm = sourceSettings.and({
  name: type(/^[a-z0-9][a-z0-9-]{0,49}$/).configure({ message: badName }),
});
export type ImportSourceForm = typeof ImportSourceForm.infer;

/**
 * `waiting` and `running` continue by themselves; `cancelled` and `failed` can be resumed;
 * `refused` wrote nothing, and `message` says what is wrong with the file or the mapping.
 */
export const importStatuses = [
  'waiting',
  'running',
  'done',
  'cancelled',
  'refused',
  'failed',
] as const;

/** One import, running or finished. */
export const Import = type({
  id,
  source_id: id,
  source_name: 'string',
  status: type.enumerated(...importStatuses),
  /** An administrator cancelled it; it stops after the current batch. */
  is_cancelling: 'boolean',
  /**
   * Cancelled or failed, its file is still stored, and its source has no newer import; or its photos
   * were cancelled.
   */
  can_resume: 'boolean',
  /** Why it was refused or failed, as a sentence; null otherwise. */
  message: 'string | null',
  mapping: ImportMapping,
  /** How its file is read. */
  reading: ImportReading,
  new_status: type.enumerated(...newListingStatuses),
  file_name: 'string',
  file_bytes: 'number',
  /** Null until the whole file was read once. */
  rows_total: 'number | null',
  /** Sum of added, updated, unchanged and set_aside. */
  rows_done: 'number',
  added: 'number',
  updated: 'number',
  unchanged: 'number',
  set_aside: 'number',
  /** Updated listings that were published before and are pending again; see docs/importing.md. */
  back_to_review: 'number',
  /** Added or updated listings with the location and title of one by a user or another source. */
  duplicates: 'number',
  /** Listings of this source that a complete import no longer found; flagged, not deleted. */
  gone: 'number',
  /**
   * The photos that its listings name by address, and how many were fetched or cannot be. `cancelled`
   * can be resumed. Missing in answers of servers before this field, with which a newer page talks
   * during an update.
   */
  'photos?': {
    status: "'none' | 'fetching' | 'done' | 'cancelled'",
    total: 'number',
    done: 'number',
    refused: 'number',
  },
  /** The administrator who started it; null once they deleted their account. */
  started_by: id.or('null'),
  created_at: instant,
  started_at: instant.or('null'),
  finished_at: instant.or('null'),
});
export type Import = typeof Import.infer;
export type ImportPhotos = NonNullable<Import['photos']>;
export const ImportPage = type(pageSchema(Import.array()));
export type ImportPage = typeof ImportPage.infer;
export const ImportQuery = type({ ...pageQuery, 'source_id?': idInPath });
export type ImportQuery = typeof ImportQuery.infer;

export const ImportSource = type({
  id,
  name: 'string',
  kind: type.enumerated(...importKinds),
  address: 'string | null',
  /** The mapping last used or saved; empty before the first import. */
  mapping: ImportMapping,
  new_status: type.enumerated(...newListingStatuses),
  /** Imported listings that still exist; counted up to {@link limits.countedItems}. */
  listings: 'number',
  last_import: Import.or('null'),
  created_at: instant,
  updated_at: instant,
});
export type ImportSource = typeof ImportSource.infer;
export const ImportSourcePage = type(pageSchema(ImportSource.array()));
export type ImportSourcePage = typeof ImportSourcePage.infer;

/** `name` is only displayed, never used as a path. */
export const ImportUploadRequest = type({
  name: textUpTo(limits.imports.fileName),
  size: type(`1 <= number.integer <= ${limits.imports.fileBytes}`)
    .configure({ message: 'The file is empty' }, { kind: 'min' })
    .configure(
      { message: `A file may have up to ${limits.imports.fileBytes / 1_000_000} MB` },
      { kind: 'max' },
    ),
});
/** The address for one PUT of the raw file, with exactly these headers, before `expires_at`. */
export const ImportUpload = type({
  file_id: id,
  upload_url: 'string',
  method: "'PUT'",
  headers: 'Record<string, string>',
  expires_at: instant,
});
export type ImportUpload = typeof ImportUpload.infer;

/** A stored file, to be previewed and imported; deleted after a day without an import. */
export const ImportFile = type({
  id,
  source_id: id,
  name: 'string',
  size: 'number',
  created_at: instant,
});
export type ImportFile = typeof ImportFile.infer;

export const PreviewRequest = type({ 'mapping?': ImportMapping, 'reading?': ImportReading });
export type PreviewRequest = typeof PreviewRequest.infer;

/** An accepted row: the value of each mapped field, and its problems. */
const PreviewRow = type({
  /** Counted from 1 below the header. */
  row: 'number',
  line: 'number',
  source_id: 'string',
  values: 'Record<string, string | number | string[] | null>',
  problems: ImportProblem.array(),
});
export const SetAsideRow = type({
  row: 'number',
  /** The line of the file where it begins, counted from 1. */
  line: 'number',
  /** As in the file; empty when the row has none. */
  source_id: 'string',
  reason: 'string',
});
export type SetAsideRow = typeof SetAsideRow.infer;
export const SetAsidePage = type(pageSchema(SetAsideRow.array()));
export type SetAsidePage = typeof SetAsidePage.infer;

/** The outcome that an import of a file would have, without storing anything. */
export const ImportPreview = type({
  columns: type({
    name: 'string',
    /** The kind of at least 80 % of its cells; null if they differ or are too few. */
    kind: "'number' | 'day' | 'words' | null",
    /** The first cells that are not empty. */
    samples: 'string[]',
  }).array(),
  /** The mapping used: the one in the request, else the source's own, else the proposal. */
  mapping: ImportMapping,
  /** The mapping that the column names suggest. */
  proposal: ImportMapping,
  /**
   * How the file was read: as the request says, and where it says nothing as the file tells. Without
   * a reading in the request, the currency and what becomes of nights are those of the last import.
   */
  reading: ImportReading,
  /**
   * Likely encodings of a file that is neither UTF-8 nor UTF-16, best first, each with words of the
   * file as it reads them. Nothing else is answered until the request names the encoding.
   */
  encodings: type({ encoding: type.enumerated(...importEncodings), words: 'string[]' }).array(),
  /** The first rows of a CSV file: the line of one of them is `reading.header_line`. */
  first_rows: type({ line: 'number', cells: 'string[]' }).array(),
  /** Whether amounts can be read in two ways, and neither the file nor the request says which. */
  is_unclear: 'boolean',
  /** The first amounts that are written in different ways, and what becomes of them. */
  amounts: type({
    line: 'number',
    /** The cells of the row that say what is paid. */
    cells: 'string[]',
    rent: 'number | null',
    currency: 'string | null',
    /** How the rent of another period was converted. */
    conversion: type.enumerated(...rentPeriods).or('null'),
    /** Why the amount cannot be read. */
    reason: 'string | null',
  }).array(),
  /** Whether days can be read in two ways, and neither the file nor the request says which. */
  is_day_unclear: 'boolean',
  /** The first days that are written in different ways, and how they are read. */
  days: type({
    line: 'number',
    field,
    cell: 'string',
    /** YYYY-MM-DD; null where the cell cannot be read, or names no day. */
    day: 'string | null',
    /** It says "now", "by arrangement" or the like: the field stays empty. */
    is_open: 'boolean',
  }).array(),
  /** Only for JSON files: their lists of objects, of which `reading.list` is one. */
  lists: type({ path: 'string', rows: 'number' }).array(),
  /** Why the mapping cannot be used, as a sentence; `rows` is empty then. */
  mapping_problem: 'string | null',
  /** The same, at the fields of the mapping. */
  mapping_errors: type({ field, message: 'string' }).array(),
  rows: PreviewRow.array(),
  set_aside: SetAsideRow.array(),
  /** How many rows were read, and whether that is the whole file. */
  rows_read: 'number',
  is_whole_file: 'boolean',
  /** How many of these rows would be accepted and how many set aside. */
  accepted: 'number',
  set_aside_count: 'number',
});
export type ImportPreview = typeof ImportPreview.infer;

/**
 * The mapping is stored with the source; without one the source's own is used. What `reading` leaves
 * out, the whole file tells.
 */
export const ImportStart = type({
  file_id: id,
  'mapping?': ImportMapping,
  'reading?': ImportReading,
});
export type ImportStart = typeof ImportStart.infer;
