import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreData } from '#platform/database/embedded/backup/restore-data.ts';
import { readSettings } from '#platform/settings.ts';
import { runCommand, showMegabytes, warningsOnly, WrongUsage } from './command.ts';

const help = `Restores a backup into DATA_DIR. Stop RoomieRadar first.

  npm run restore -- FOLDER [--replace]

  FOLDER      a folder made by npm run backup
  --replace   moves what is in DATA_DIR into a folder beside it first; without this,
              a DATA_DIR that is not empty is left alone
`;

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new WrongUsage('Name one backup folder; see --help.');
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) {
    throw new WrongUsage('This restores the embedded database only, and DATABASE_URL is set.');
  }
  const { movedTo } = await restoreData({
    source: path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder),
    dataDir,
    replace: values.replace,
    log: warningsOnly,
    signal,
    onProgress: showMegabytes('Restoring'),
  });
  process.stdout.write(`\nRestored ${folder} into ${dataDir}.\n`);
  if (movedTo) process.stdout.write(`The earlier content is in ${movedTo}.\n`);
});
