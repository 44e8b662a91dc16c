import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importFieldNames, requiredImportFields } from '#contract/imports/import-fields.ts';
import { type } from '#contract/type.ts';
import {
  importEncodings,
  ImportReading,
  importSeparators,
} from '#contract/imports/import-reading.ts';
import { ImportRefused } from '../reading/row-file.ts';
import type { MappingText } from '../mapping/mapping.ts';

export interface ImportRequest {
  /** Absolute path on the operator's machine; of it only the name is stored. */
  file: string;
  source: string;
  mapping: MappingText;
  status: 'active' | 'pending';
  isDryRun: boolean;
  reading: ImportReading;
}

export const help = `Imports listings from a CSV or JSON file into RoomieRadar.

  npm run import -- FILE --source NAME --map FIELD=COLUMN ... [--pending] [--dry-run]

  --source NAME        name of the source, e.g. nyc; with its id it identifies a row for good
  --map FIELD=COLUMN   maps one field; repeat it for each field:
                         title=name                              a column
                         'monthly_rent=price*30'                 a column times (or /) a number
                         'address={street}, {city}, New York'    columns within a text
  --map-file FILE      the mapping as JSON: {"title": "name", ...}; --map overrides it
  --pending            hold new listings for review instead of publishing them; also published
                       ones whose title, address, description or host of the link changes
  --encoding NAME      needed for a file that is neither UTF-8 nor UTF-16; which ones are likely is
                       said then, with words of the file:
                         ${importEncodings.slice(0, 10).join(', ')},
                         ${importEncodings.slice(10, 19).join(', ')},
                         ${importEncodings.slice(19, 27).join(', ')},
                         ${importEncodings.slice(27).join(', ')}
  --separator NAME     ${importSeparators.join(', ')}; told by the file otherwise
  --header-line LINE   the line that names the columns; told by the file otherwise
  --list NAMES         of a JSON file: the names that lead to the list of rows, e.g. data.items
  --numbers STYLE      point (1,200.50), comma (1.200,50) or mixed; told by the amounts otherwise
  --days ORDER         day_first or month_first, for days like 3/4/2027; told by the days otherwise
  --currency CODE      of amounts that name none, such as EUR; that of the place otherwise
  --period NAME        night, week, month or year: what rents are for that do not say it
  --nights times_30    take rents a night times 30; they are set aside otherwise
  --dry-run            show the first rows and the counts; write nothing
  --help               show this text

Fields: ${importFieldNames.join(', ')}.
Required: ${requiredImportFields.join(', ')}.
`;

/** The option for each part of a reading. */
const readingOptions = {
  encoding: 'encoding',
  separator: 'separator',
  header_line: 'header-line',
  list: 'list',
  numbers: 'numbers',
  days: 'days',
  currency: 'currency',
  period: 'period',
  nights: 'nights',
} as const satisfies Record<keyof ImportReading, string>;
type ReadingOption = (typeof readingOptions)[keyof ImportReading];
const sourceName = /^[a-z0-9][a-z0-9-]{0,49}$/;

/**
 * Parses the arguments after the program's name; null if they ask for help. Paths are relative to `folder`.
 * Throws {@link ImportRefused} with one sentence.
 */
export async function readCommandLine(
  args: string[],
  folder: string,
): Promise<ImportRequest | null> {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new ImportRefused('Name exactly one file; see --help.');
  if (!values.source) throw new ImportRefused('Name the source with --source NAME.');
  if (!sourceName.test(values.source)) {
    throw new ImportRefused(
      `A source name has up to 50 small letters, digits and hyphens, not "${values.source}".`,
    );
  }
  const fromFile = values['map-file'] ? await readMapFile(folder, values['map-file']) : {};
  return {
    file: path.resolve(folder, file),
    source: values.source,
    mapping: { ...fromFile, ...readMaps(values.map ?? []) },
    status: values.pending ? 'pending' : 'active',
    isDryRun: values['dry-run'] ?? false,
    reading: readReading(values),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        map: { type: 'string', multiple: true },
        'map-file': { type: 'string' },
        pending: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        encoding: { type: 'string' },
        separator: { type: 'string' },
        'header-line': { type: 'string' },
        list: { type: 'string' },
        numbers: { type: 'string' },
        days: { type: 'string' },
        currency: { type: 'string' },
        period: { type: 'string' },
        nights: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportRefused(`${error.message.split('. ')[0]}; see --help.`);
  }
}

function readMaps(maps: string[]): MappingText {
  const mapping: MappingText = {};
  for (const map of maps) {
    const [, field, source] = /^\s*(\w+)\s*=\s*(.*\S)\s*$/s.exec(map) ?? [];
    if (!field || !source) throw new ImportRefused(`--map takes FIELD=COLUMN, not "${map}".`);
    if (field in mapping) throw new ImportRefused(`${field} is mapped twice.`);
    mapping[field] = source;
  }
  return mapping;
}

/** The options that say how to read the file, checked by the contract. */
function readReading(values: { [Name in ReadingOption]?: string | undefined }): ImportReading {
  const given = Object.fromEntries(
    Object.entries(readingOptions).flatMap(([name, option]) => {
      const value = values[option];
      return value === undefined ? [] : [[name, name === 'header_line' ? Number(value) : value]];
    }),
  );
  const checked = ImportReading(given);
  if (!(checked instanceof type.errors)) return checked;
  const [problem] = checked;
  const option = readingOptions[problem?.path[0] as keyof ImportReading];
  throw new ImportRefused(`--${option}: ${problem?.message}; see --help.`);
}

async function readMapFile(folder: string, file: string): Promise<MappingText> {
  const text = await readFile(path.resolve(folder, file), 'utf8').catch(() => {
    throw new ImportRefused(`The mapping file "${file}" cannot be read.`);
  });
  const mapping = parseJson(text);
  const isMapping =
    typeof mapping === 'object' &&
    mapping !== null &&
    !Array.isArray(mapping) &&
    Object.values(mapping).every((value) => typeof value === 'string');
  if (isMapping) return mapping as MappingText;
  throw new ImportRefused(
    `The mapping file "${file}" must be a JSON object like {"title": "name", "monthly_rent": "price*30"}.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
