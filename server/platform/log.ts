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

const gatheredBytes = 64 * 1024;
const writtenAtOnce = 2 * gatheredBytes;

/**
 * Buffers lines, because a write takes longer than all else that a hot read does. A normal stop
 * writes all lines; a killed process loses those of the last quarter of a second.
 */
function gathered() {
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: gatheredBytes,
    maxWrite: writtenAtOnce,
    periodicFlush: 250,
  });
}
