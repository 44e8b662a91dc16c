import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUpData } from '#platform/database/embedded/backup/back-up-data.ts';
import { readSettings } from '#platform/settings.ts';
import { runCommand, showMegabytes, warningsOnly, WrongUsage } from './command.ts';

const help = `Backs up the embedded database and the files in DATA_DIR, also while RoomieRadar runs.

  npm run backup [-- FOLDER]

FOLDER must not exist yet; without it, the backup is made in a new folder named after the time.
`;

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (positionals.length > 1) throw new WrongUsage('Name at most one folder; see --help.');
  const { dataDir, databaseUrl, s3 } = readSettings(process.env);
  if (databaseUrl) {
    throw new WrongUsage(
      'This backs up the embedded database only. Back up the database of DATABASE_URL with pg_dump (docs/backups.md).',
    );
  }
  const now = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const [folder = `roomieradar-backup-${now}`] = positionals;
  // npm changes to the package's folder; paths are relative to the user's.
  const target = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const startedAt = performance.now();
  await backUpData({
    dataDir,
    target,
    log: warningsOnly,
    signal,
    onProgress: showMegabytes('Backing up'),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\nBacked up ${dataDir} to ${target} in ${seconds} s.\n`);
  if (s3) process.stdout.write('The images in the bucket are not part of it.\n');
});
