import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { upgradeData } from '#platform/database/embedded/upgrade-data.ts';
import { readSettings } from '#platform/settings.ts';
import { runCommand, warningsOnly, WrongUsage } from './command.ts';

const help = `Moves the embedded database to the PostgreSQL version that RoomieRadar brings. Stop RoomieRadar
and make a copy of DATA_DIR first.

  npm run upgrade-database -- --binaries FOLDER

  --binaries FOLDER   the bin folder of the PostgreSQL version that made the database
`;

await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: { binaries: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (!values.binaries) throw new WrongUsage('Name the old version with --binaries; see --help.');
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) {
    throw new WrongUsage('This upgrades the embedded database only, and DATABASE_URL is set.');
  }
  const { keptAt } = await upgradeData({
    dataDir,
    oldBinaries: path.resolve(process.env['INIT_CWD'] ?? process.cwd(), values.binaries),
    // They hold transaction numbers, which belong to the server that gave them.
    leaveEmpty: ['match_changes', 'listing_changes'],
    log: warningsOnly,
    signal,
    onTable: (name) => process.stderr.write(`Copying ${name}\n`),
  });
  for (const name of ['people.snapshot', 'listings.snapshot', 'listing-words.snapshot']) {
    await rm(path.join(dataDir, name), { force: true });
  }
  process.stdout.write(
    `The database is upgraded. The old one is in ${keptAt}; delete it when all is well.\n`,
  );
});
