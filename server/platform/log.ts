import { pino, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** Structured logs, one JSON object a line. Callers never pass tokens or what people wrote. */
export function createLog(level: string): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // A second net: whatever slips into a log by whole objects stays out of it.
    redact: {
      paths: ['authorization', 'cookie', '*.access_token', '*.refresh_token', '*.message_text'],
      remove: true,
    },
  };
  return process.stdout.isTTY ? pino(options) : pino(options, gathered());
}

/**
 * A write for each line costs a hot read as much as its SQL, so lines go out together. All are
 * out before an orderly end; being killed loses those of the last quarter of a second.
 */
function gathered() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });
}
