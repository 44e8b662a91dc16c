import { pino, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** Structured logs, one JSON object per line. Callers must not pass tokens or texts of users. */
export function createLog(level: string): Log {
  const options = {
    level,
    base: null,
    timestamp: timeOfLine,
    serializers: { err: describeError },
    // A second safeguard, for secrets inside of logged objects.
    redact: {
      paths: ['authorization', 'cookie', '*.access_token', '*.refresh_token', '*.message_text'],
      remove: true,
    },
  };
  return process.stdout.isTTY ? pino(options) : pino(options, gathered());
}

/** Many lines are of the same millisecond. */
let lastTime = { ms: 0, text: '' };
function timeOfLine(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return lastTime.text;
}

/**
 * Buffers lines, because a write per line takes as long as the SQL of a hot read; more at once cost
 * more than they save. A normal stop writes all lines; a killed process loses those of the last
 * quarter of a second.
 */
function gathered() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });
}
