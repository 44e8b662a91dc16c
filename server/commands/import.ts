import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { help, readCommandLine } from '#domain/imports/command/command-line.ts';
import { runImportCommand } from '#domain/imports/command/run-command.ts';
import { openCurrencies } from '#domain/places/public.ts';
import { cancelledCode, runCommand } from './command.ts';

await runCommand(async (signal) => {
  // npm changes to the package's folder; paths are relative to the user's.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const request = await readCommandLine(process.argv.slice(2), folder);
  if (!request) {
    process.stdout.write(help);
    return;
  }
  const settings = readSettings(process.env);
  const result = await runImportCommand(request, {
    connect: () => connectDatabase(settings, createLog('warn')),
    openCurrencies,
    signal,
    defaultCurrency: settings.defaultCurrency,
    out: process.stdout,
    progress: process.stderr,
  });
  // Rows that were imported before stay, and the report says so.
  if (result === 'cancelled') process.exitCode = cancelledCode;
});
