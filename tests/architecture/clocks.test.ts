import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Who may read the clock of the machine, and why. Everything else takes the time of the database
 * (`Database.clock`, or `now()` in SQL), or measures with `performance.now()`.
 */
const readers: Record<string, string> = {
  'server/commands/backup.ts': 'the name of a folder',
  'server/domain/account/calls.ts': 'the name of a file, and the day on it',
  'server/domain/auth/tokens.ts': 'by default; the server passes that of the database',
  'server/domain/images/open-files.ts': 'the times of files are those of the machine',
  'server/domain/imports/reading/days.ts': 'a day without a year is the nearest one',
  'server/domain/imports/command/report.ts': 'progress in a terminal',
  'server/domain/listings/listing-views.ts': 'by default; the server passes that of the database',
  'server/domain/money/read-rates.ts': 'the day of a file on this machine',
  'server/platform/database/database-clock.ts': 'compares it with the database',
  'server/platform/database/embedded/backup/back-up-data.ts': 'the time of a backup',
  'server/platform/database/embedded/backup/restore-data.ts': 'the name of a folder',
  'server/platform/http/answer-cache.ts': 'by default; the server passes that of the database',
  'server/platform/http/day-end.ts': 'how long caches elsewhere may keep an answer',
  'server/platform/log.ts': 'the time of a line',
  'server/platform/storage/s3-shared-files.ts': 'the age of a file in hours, whoever wrote it',
  'server/platform/storage/s3-storage.ts': 'by default; the server passes that of the database',
  'server/web/builds/delete-old-builds.ts':
    'the earlier of two clocks, as files have that of a machine',
  'server/web/embeds/card-frame.ts': 'how long ago something was, on a screen',
  'server/web/embeds/card-labels.ts': 'how long ago something was, on a screen',
  'server/web/embeds/list-frame.ts': 'how long ago something was, on a screen',
  'server/web/embeds/wanted-frame.ts': 'from when somebody looks, on a screen',
};

test('only named files of the server read the clock of the machine', () => {
  const files = listFiles('server/**/*.ts').filter((file) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(files.sort()).toEqual(Object.keys(readers).sort());
});
