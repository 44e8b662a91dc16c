import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { EmbeddedLog } from './options.ts';

const LINE = /^(?<severity>[A-Z]+\d?): {1,2}(?<text>.*)$/;
/** Messages that a server logs at every start and stop. */
const ROUTINE =
  /^(starting PostgreSQL|listening on|database system (was shut down at|is ready to accept)|received .* shutdown request|aborting any active|shutting down|database system is shut down)/;

/** Remembers the last error that a server logged, for the message that users get. */
interface ServerLog {
  lastError(): string | undefined;
}

/**
 * Passes a server's stderr on to `log`, line by line; calls `onReady` when it accepts connections.
 */
export function followServerLog(
  stderr: Readable,
  log: EmbeddedLog,
  onReady: () => void,
): ServerLog {
  let lastError: string | undefined;
  createInterface({ input: stderr }).on('line', (line) => {
    const { severity, text } = LINE.exec(line)?.groups ?? { severity: '', text: line };
    const message = (text ?? line).trim();
    if (!message) return;
    const level = logLevel(severity ?? '', message);
    if (level === 'warn' || level === 'error') lastError = message;
    log(level, message, { source: 'postgres' });
    if (message === 'database system is ready to accept connections') onReady();
  });
  return { lastError: () => lastError };
}

/**
 * A line without a severity comes from the system, e.g. from the loader when a library is missing.
 */
function logLevel(severity: string, message: string): 'debug' | 'info' | 'warn' | 'error' {
  if (severity === 'PANIC') return 'error';
  if (!['LOG', 'INFO', 'NOTICE', 'HINT', 'DETAIL'].includes(severity)) return 'warn';
  return ROUTINE.test(message) ? 'debug' : 'info';
}
