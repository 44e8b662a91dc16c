import { DatabaseUnsuitable } from '#platform/database/check-database.ts';
import { DataFolderInUse, EmbeddedPostgresFailed } from '#platform/database/embedded/errors.ts';
import type { EmbeddedLog } from '#platform/database/embedded/options.ts';
import { SettingsProblem } from '#platform/settings.ts';
import { ImportRefused } from '#domain/imports/reading/row-file.ts';

/** What a shell expects of a program that Ctrl+C ended. */
export const cancelledCode = 130;

/** Thrown when the command line is wrong; the message is for the terminal. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/**
 * Runs a command: the first Ctrl+C aborts its signal, a second one ends the process. Expected errors
 * are printed as one sentence. Sets the exit code: 0 done, 1 failed, 130 cancelled. Ends quietly when
 * whoever reads its output has read enough.
 */
export async function runCommand(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  process.on('SIGINT', () => {
    if (stop.signal.aborted) process.exit(cancelledCode);
    stop.abort();
  });
  process.on('SIGTERM', () => stop.abort());
  let isReadAway = false;
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      // `| head` has read enough: nothing is left to say, and to nobody.
      isReadAway = true;
      stop.abort();
    });
  }
  try {
    await run(stop.signal);
    if (isReadAway) process.exitCode = 0;
  } catch (error) {
    if (isReadAway) process.exitCode = 0;
    else if (stop.signal.aborted) {
      process.stderr.write('Cancelled. Nothing was changed.\n');
      process.exitCode = cancelledCode;
    } else if (isExpected(error)) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof WrongUsage ||
  // An unknown option: the message of parseArgs names it.
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')) ||
  error instanceof ImportRefused ||
  error instanceof SettingsProblem ||
  error instanceof DatabaseUnsuitable ||
  error instanceof DataFolderInUse ||
  error instanceof EmbeddedPostgresFailed;

/** Shows "12 of 340 MB" on one line of the terminal, at most ten times a second. */
export function showMegabytes(label: string): (done: number, all: number) => void {
  let shownAt = -Infinity;
  return (done, all) => {
    if (!process.stderr.isTTY || performance.now() - shownAt < 100) return;
    shownAt = performance.now();
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    process.stderr.write(`\r${label}: ${megabytes(done)} of about ${megabytes(all)} MB`);
  };
}

/** Only what needs attention: a command speaks for itself. */
export const warningsOnly: EmbeddedLog = (level, message) => {
  if (level !== 'info') process.stderr.write(`${message}\n`);
};
