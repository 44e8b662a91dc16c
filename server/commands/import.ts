import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { readSettings, SettingsProblem } from '#platform/settings.ts';
import { help, readCommandLine } from '#domain/imports/command/command-line.ts';
import { ImportRefused } from '#domain/imports/reading/row-file.ts';
import { runImportCommand } from '#domain/imports/command/run-command.ts';

const cancelledCode = 130;

/** Runs `npm run import`; answers the exit code. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const stop = new AbortController();
  process.on('SIGINT', () => {
    if (stop.signal.aborted) process.exit(cancelledCode);
    stop.abort();
  });
  process.on('SIGTERM', () => stop.abort());
  try {
    // npm changes to the package's folder; paths are relative to the user's.
    const request = await readCommandLine(args, env['INIT_CWD'] ?? process.cwd());
    if (!request) {
      process.stdout.write(help);
      return 0;
    }
    const settings = readSettings(env);
    const result = await runImportCommand(request, {
      connect: () => connectDatabase(settings, createLog('warn')),
      signal: stop.signal,
      out: process.stdout,
      progress: process.stderr,
    });
    return result === 'done' ? 0 : cancelledCode;
  } catch (error) {
    if (!(error instanceof ImportRefused || error instanceof SettingsProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2), process.env);
