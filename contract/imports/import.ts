import { type } from 'arktype';
import { importFieldNames, type ImportField } from './import-fields.ts';
import { ImportProblem } from './import-problem.ts';
import { limits } from '../limits.ts';
import { isWebAddressOrEmpty } from '../listings/listing.ts';
import { id, idInPath, instant, pageOf, pageQuery, textUpTo } from '../primitives.ts';

/** How the file of a source is written. */
export const importKinds = ['csv', 'json'] as const;
export type ImportKind = (typeof importKinds)[number];
/** What a listing gets that is new: shown at once, or held until an administrator has looked. */
export const newListingStatuses = ['active', 'pending'] as const;
export type NewListingStatus = (typeof newListingStatuses)[number];

const expression = textUpTo(limits.imports.expression, 'That is longer than a mapping can be');
/** Field to `column`, `column*30`, `column/12` or `{column}, {column}, New York`. */
export const ImportMapping = type(
  Object.fromEntries(importFieldNames.map((name) => [`${name}?`, expression])),
).as<{ [Field in ImportField]?: string }>();
export type ImportMapping = typeof ImportMapping.infer;

const badName = 'Use small letters, digits and hyphens, at most 50';
const badAddress = 'Must be an address that begins with https:// or http://';

/** Settings of a source that may change. */
const sourceSettings = type({
  kind: type.enumerated(...importKinds),
  /** Where the server fetches the file; empty or null where people upload it. */
  'address?': textUpTo(limits.externalLink.max, badAddress)
    .narrow((value, ctx) => isWebAddressOrEmpty(value) || ctx.reject({ message: badAddress }))
    .or('null'),
  'mapping?': ImportMapping,
  new_status: type.enumerated(...newListingStatuses),
});
export const ImportSourceChange = sourceSettings;
export type ImportSourceChange = typeof ImportSourceChange.infer;
/** The name is for ever: with a row's id it says which listing is meant. */
export const ImportSourceForm = sourceSettings.and({
  name: type(/^[a-z0-9][a-z0-9-]{0,49}$/).configure({ message: badName }),
});
export type ImportSourceForm = typeof ImportSourceForm.infer;

/**
 * `waiting` and `running` go on by themselves; `cancelled` and `failed` can be resumed; `refused`
 * wrote nothing, and `message` says what is wrong with the file or the mapping.
 */
export const importStatuses = [
  'waiting',
  'running',
  'done',
  'cancelled',
  'refused',
  'failed',
] as const;

/** One run of an import, now or in the past. */
export const Import = type({
  id,
  source_id: id,
  source_name: 'string',
  status: type.enumerated(...importStatuses),
  /** Someone asked to cancel; it stops after the batch at hand. */
  is_cancelling: 'boolean',
  /** Cancelled or failed, its file still here, and nothing newer of its source. */
  can_resume: 'boolean',
  /** Why it was refused or failed, in a sentence; null otherwise. */
  message: 'string | null',
  mapping: ImportMapping,
  new_status: type.enumerated(...newListingStatuses),
  file_name: 'string',
  file_bytes: 'number',
  /** Null until the whole file was looked through. */
  rows_total: 'number | null',
  /** Sum of added, updated, unchanged and set_aside. */
  rows_done: 'number',
  added: 'number',
  updated: 'number',
  unchanged: 'number',
  set_aside: 'number',
  /** Of those updated: published before, and waiting for review again; see docs/importing.md. */
  back_to_review: 'number',
  /** Of those added or updated: the same place and title as a listing from elsewhere. */
  duplicates: 'number',
  /** Listings of this source that a complete run no longer found; they are flagged, not deleted. */
  gone: 'number',
  /** Who started it; null once they deleted their account. */
  started_by: id.or('null'),
  created_at: instant,
  started_at: instant.or('null'),
  finished_at: instant.or('null'),
});
export type Import = typeof Import.infer;
export const ImportPage = type(pageOf(Import.array()));
export type ImportPage = typeof ImportPage.infer;
export const ImportQuery = type({ ...pageQuery, 'source_id?': idInPath });
export type ImportQuery = typeof ImportQuery.infer;

export const ImportSource = type({
  id,
  name: 'string',
  kind: type.enumerated(...importKinds),
  address: 'string | null',
  /** As it was last used or saved; empty before. */
  mapping: ImportMapping,
  new_status: type.enumerated(...newListingStatuses),
  /** Listings it brought that are still here; counted up to {@link limits.countedItems}. */
  listings: 'number',
  last_import: Import.or('null'),
  created_at: instant,
  updated_at: instant,
});
export type ImportSource = typeof ImportSource.infer;
export const ImportSourcePage = type(pageOf(ImportSource.array()));
export type ImportSourcePage = typeof ImportSourcePage.infer;

/** `name` is shown to people and never used as a path. */
export const ImportUploadRequest = type({
  name: textUpTo(limits.imports.fileName),
  size: type(`1 <= number.integer <= ${limits.imports.fileBytes}`)
    .configure({ message: 'The file is empty' }, { kind: 'min' })
    .configure(
      { message: `A file may have up to ${limits.imports.fileBytes / 1_000_000} MB` },
      { kind: 'max' },
    ),
});
/** Where to PUT the raw file, once, with exactly these headers, before `expires_at`. */
export const ImportUpload = type({
  file_id: id,
  upload_url: 'string',
  method: "'PUT'",
  headers: 'Record<string, string>',
  expires_at: instant,
});
export type ImportUpload = typeof ImportUpload.infer;

/** A file that is here, to be previewed and imported; kept for a day when neither happens. */
export const ImportFile = type({
  id,
  source_id: id,
  name: 'string',
  size: 'number',
  created_at: instant,
});
export type ImportFile = typeof ImportFile.infer;

export const PreviewRequest = type({ 'mapping?': ImportMapping });

/** A row that comes in: what each mapped field becomes, and what is noted with it. */
const PreviewRow = type({
  /** Counted from 1 below the header. */
  row: 'number',
  line: 'number',
  source_id: 'string',
  values: 'Record<string, string | number | null>',
  problems: ImportProblem.array(),
});
export const SetAsideRow = type({
  row: 'number',
  /** Where it begins in the file, as editors count. */
  line: 'number',
  /** As the file has it; empty when it has none. */
  source_id: 'string',
  reason: 'string',
});
export type SetAsideRow = typeof SetAsideRow.infer;
export const SetAsidePage = type(pageOf(SetAsideRow.array()));
export type SetAsidePage = typeof SetAsidePage.infer;

/** What an import of a file would do; nothing is written. */
export const ImportPreview = type({
  columns: type({
    name: 'string',
    /** What most of its cells look like; null when they differ or are few. */
    kind: "'number' | 'day' | 'words' | null",
    /** The first cells with something in them. */
    samples: 'string[]',
  }).array(),
  /** The mapping that was tried: the one asked for, else the source's own, else the proposal. */
  mapping: ImportMapping,
  /** What the names of the columns suggest. */
  proposal: ImportMapping,
  /** Why the mapping does not fit, in a sentence; the rows are empty then. */
  mapping_problem: 'string | null',
  rows: PreviewRow.array(),
  set_aside: SetAsideRow.array(),
  /** How many rows were looked at, and whether that is the whole file. */
  rows_read: 'number',
  is_whole_file: 'boolean',
  /** Of those: how many would come in and how many be set aside. */
  accepted: 'number',
  set_aside_count: 'number',
});
export type ImportPreview = typeof ImportPreview.infer;

/** The mapping is remembered with the source; without one the source's own is used. */
export const ImportStart = type({ file_id: id, 'mapping?': ImportMapping });
