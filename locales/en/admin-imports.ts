import type { ReactNode } from 'react';
import type { Import, NewListingStatus } from '#contract/imports/import.ts';
import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// Sources: other sites whose rooms administrators import as files. How a file is read, what each of
// its columns means, and what came of the imports. A row that cannot be imported is set aside.
const countedRows = (count: number) =>
  plural(count, { one: `${formatNumber(count)} row`, other: `${formatNumber(count)} rows` });

export const lede =
  'Import listings from other sites. Rows that cannot be imported are set aside with a reason.';

// The list of sources.
export const sources = 'Sources';
export const pagesOfSources = 'Pages of sources';
/** `total` may be a count that stopped: "10,000+". */
export const listings = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} listing`, other: `${total} listings` });
export const addSource = 'Add a source';
export const noSources = 'No sources yet';
export const noSourcesHint =
  'A source is a website or partner whose listings you import as CSV or JSON files. Its mapping is saved.';
export const chooseSource = 'Choose a source to import from it.';
export const sourceAdded = ({ sourceName }: { sourceName: string }) => `${sourceName} is added`;

// One source.
export const newListings: Record<NewListingStatus, string> = {
  pending: 'New listings: wait for review',
  active: 'New listings: are published at once',
};
export const isRunning =
  'An import of this source is running. You can start the next one when it has finished.';
export const sourceGone = 'This source no longer exists.';
export const settings = 'Settings';
export const sourceSettings = ({ sourceName }: { sourceName: string }) =>
  `Settings of ${sourceName}`;
export const sourceSaved = 'The source is saved';
export const askDelete = ({ sourceName }: { sourceName: string }) => `Delete ${sourceName}?`;
export const askDeleteHint =
  'This deletes its mapping and its import history for good. Its listings stay, and belong to the source again if you add one with the same name.';
export const sourceDeleted = ({ sourceName }: { sourceName: string }) =>
  `${sourceName} is deleted; its listings stay`;

// The form of a source.
export const source = 'Source';
export const newSource = 'New source';
export const nameHint = 'Small letters, digits and hyphens. You cannot change it later.';
export const fileFormat = 'File format';
export const address = 'URL to fetch from';
export const newStatus = 'New listings';
export const newStatusLabels: Record<NewListingStatus, string> = {
  pending: 'Wait for review',
  active: 'Are published at once',
};
export const newStatusHint =
  'If they wait for review, a published listing returns to review when its title, address, description or linked site changes.';
export const addThisSource = 'Add source';

// Choosing a file. `kind` is CSV or JSON, `host` a site, a size is 1.2 MB.
export const newImport = 'New import';
export const file = 'File to import';
export const chooseFile = ({ kind }: { kind: string }) => `Choose a ${kind} file`;
export const fetching = 'Fetching the file…';
export const fetchFrom = ({ host }: { host: string }) => `Fetch from ${host}`;
export const dropIt = ({ size, count }: { size: string; count: number }) =>
  `Or drop it here. Up to ${size} and ${countedRows(count)}. You see a preview before anything is imported.`;
export const uploading = ({ fileName }: { fileName: string }) => `Uploading ${fileName}`;
export const noFile = 'No file received';
export const isEmpty = ({ fileName }: { fileName: string }) => `${fileName} is empty.`;
export const isTooLarge = ({
  fileName,
  size,
  max,
}: {
  fileName: string;
  size: string;
  max: string;
}) => `${fileName} has ${size}; a file may have up to ${max}.`;
export const uploadFailed = 'Failed to upload file. Check your connection and choose it again.';
export const bytes = pluralText({ one: '# byte', other: '# bytes' });
export const kilobytes = ({ value }: { value: string }) => `${value} KB`;
export const megabytes = ({ value }: { value: string }) => `${value} MB`;

// What each column of the file means.
export const mapping = 'Mapping';
export const chooseAnother = 'Choose another file';
export const cannotImport = 'This file cannot be imported';
export const previewFailed = 'The preview failed';
export const previewWaits = 'The preview has to wait';
export const previewWaitsHint =
  'The server is busy with other files or still loading the places. The preview goes on by itself.';
export const reading = 'Reading the file…';
/** The examples are formulas that are the same in all languages. */
export const mappingHint = ({
  times,
  divided,
  combined,
}: {
  times: ReactNode;
  divided: ReactNode;
  combined: ReactNode;
}) =>
  rich`Choose a column for each field. You can calculate with a column: ${times} or ${divided}, and combine columns: ${combined}.`;
export const required = 'required';
export const notMapped = 'Not mapped';

// How the file is read.
export const encoding = 'Encoding';
/** A text of the file with letters that tell whether the encoding is right. */
export const reads = ({ text }: { text: ReactNode }) => rich`Reads: ${text}`;
export const onlyEnglish = 'No letters outside English in the first rows';
/** Asked where the file cannot tell its encoding; each answer shows words of the file. */
export const whichEncoding = 'How is this file encoded?';
export const whichEncodingHint =
  'It is neither UTF-8 nor UTF-16. Choose the encoding in which these words are right. If there is none, choose another below.';
/** What an encoding was made for. */
export const encodingsOfEurope = {
  western: 'Western European',
  central: 'Central European',
  baltic: 'Baltic',
};
export const anotherEncoding = 'Another encoding';
export const chooseEncoding = 'Choose an encoding';
export const separator = 'Columns are separated by';
export const givesColumns = ({ count, names }: { count: number; names: ReactNode }) =>
  plural(count, {
    one: rich`Gives ${formatNumber(count)} column: ${names}`,
    other: rich`Gives ${formatNumber(count)} columns: ${names}`,
  });
export const header = 'Columns are named in';
export const headerLine = ({ line, names }: { line: number; names: string }) =>
  `Line ${formatNumber(line)}: ${names}`;
export const list = 'List of rows';
export const listHint = 'The list of the file that holds the rooms';
export const listAtTop = ({ count }: { count: number }) => `At the top, ${countedRows(count)}`;
export const listAt = ({ path, count }: { path: string; count: number }) =>
  `${path}, ${countedRows(count)}`;

// How its amounts are read.
export const amounts = 'Amounts';
export const numbers = 'Amounts are written like';
export const numbersKnown = 'Detected from the amounts in the file';
export const numbersUnclear = 'Some, like 1.200, are unclear. Choose, or they are set aside';
export const currency = 'Amounts without a currency';
export const currencyHint = 'Also decides which dollar a $ is';
export const currencyNamed = ({ code, label }: { code: string; label: string }) =>
  `${code}, ${label}`;
export const period = 'Rents are for';
export const periodLabels: Record<RentPeriod, string> = {
  night: 'A night',
  week: 'A week',
  month: 'A month',
  year: 'A year',
};
export const unlessRowSays = 'Unless the row says it';
export const unlessRowSaysElse = ({ conversion }: { conversion: string }) =>
  `Unless the row says it: ${conversion}`;
export const nights = 'Rents a night';
export const nightsHint = 'Few are let for a month';
export const nightLabels = { set_aside: 'Are set aside', times_30: 'Count 30 times' };
/** The table of examples: the line in the file, its cells, what they come to and how. */
export const amountsAsRead = 'Amounts as they are read';
export const inFile = 'In the file';
export const aMonth = 'A month';
export const how = 'How';
export const setAside = 'Set aside';
export const asItIs = 'As it is';
export const ownCurrency = ({ amount }: { amount: string }) =>
  `${amount} in the currency of its place`;

// How its days are read.
export const days = 'Days';
export const dayOrder = 'Days are written like';
export const dayOrderKnown = 'Detected from the dates in the file';
export const dayOrderUnclear = 'Some, like 3/4/2027, are unclear. Choose, or they stay empty';
export const daysAsRead = 'Days as they are read';
export const readAs = 'Read as';
export const field = 'Field';
export const noDay = 'No day: it stays empty';
export const dayNotRead = 'Not read: it stays empty';

// What an import would do.
export const allChecked = ({ count }: { count: number }) => `All ${countedRows(count)} checked`;
export const firstChecked = ({ count }: { count: number }) =>
  `The first ${countedRows(count)} checked`;
export const notReady = 'Not ready yet';
export const wouldImport = ({ count }: { count: number }) =>
  `${countedRows(count)} would be imported.`;
export const wouldSetAside = ({ count, aside }: { count: number; aside: number }) =>
  `${countedRows(count)} would be imported, ${countedRows(aside)} would be set aside.`;
export const toSetAside = ({ count }: { count: number }) =>
  `${countedRows(count)} to be set aside, with reasons`;
export const firstToSetAside = ({ shown, count }: { shown: string; count: number }) =>
  `The first ${shown} of ${countedRows(count)} to be set aside`;
export const rowsToSetAside = 'Rows to be set aside';
export const firstRows = 'The first rows to be imported';
export const problems = 'Problems';
export const notStarted = 'The import did not start';
export const importIt = 'Import';
export const importRows = ({ count }: { count: number }) => `Import ${countedRows(count)}`;

// Rows set aside.
export const setAsideRows = 'Set-aside rows';
export const hideSetAside = 'Hide set-aside rows';
export const pagesOfSetAside = 'Pages of rows set aside';
export const line = 'Line';
export const id = 'Id';
export const noId = 'none';
export const reason = 'Reason';

// Imports, newest first.
export const imports = 'Imports';
export const noImports = 'No imports yet.';
export const pagesOfImports = 'Pages of imports';
export const newestIs: Record<Import['status'], string> = {
  waiting: 'Newest import: Waiting',
  running: 'Newest import: Running',
  done: 'Newest import: Done',
  cancelled: 'Newest import: Cancelled',
  refused: 'Newest import: Refused',
  failed: 'Newest import: Failed',
};
export const statusLabels: Record<Import['status'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  refused: 'Refused',
  failed: 'Failed',
};
export const cancelling = 'Cancelling';
export const importName = ({ fileName, when }: { fileName: string; when: string }) =>
  `Import of ${fileName}, ${when}`;
export const showListings = 'Show listings';
export const rows = ({ count }: { count: number }) => countedRows(count);
export const rowsDone = ({ done, count }: { done: string; count: number }) =>
  `${done} of ${countedRows(count)}`;
/** The photos that the rooms of an import name by their addresses. */
export const photosDone = ({ done, count }: { done: string; count: number }) =>
  plural(count, {
    one: `${done} of ${formatNumber(count)} photo fetched`,
    other: `${done} of ${formatNumber(count)} photos fetched`,
  });
/** Names the list of these numbers; each of them stands before its label. */
export const whatItDid = ({ count }: { count: number }) =>
  `What the import did, of ${countedRows(count)}`;
export const resultLabels: Record<
  | 'added'
  | 'updated'
  | 'unchanged'
  | 'aside'
  | 'review'
  | 'duplicates'
  | 'gone'
  | 'photos'
  | 'photosRefused',
  (given: { count: number }) => string
> = {
  added: () => 'new',
  updated: () => 'updated',
  unchanged: () => 'unchanged',
  aside: () => 'set aside',
  review: () => 'back to review',
  duplicates: pluralText({ one: 'duplicate', other: 'duplicates' }),
  gone: () => 'gone from the source',
  photos: pluralText({ one: 'photo fetched', other: 'photos fetched' }),
  photosRefused: pluralText({
    one: 'photo that could not be fetched',
    other: 'photos that could not be fetched',
  }),
};
export const notClear = 'Not clear from the file';
