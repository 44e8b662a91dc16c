import { createLog, type Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { Overrides } from './compose.ts';
import { startServer } from './start-server.ts';

/** Who stops a server waits no longer: a database that hangs cannot be closed in order. */
const stopSeconds = 14;

/** Runs the server of these settings until the process gets a signal; resolves when it has started. */
export async function runServer(settings: Settings, overrides: Overrides = {}): Promise<void> {
  const { log = createLog(settings.logLevel) } = overrides;
  endOnFatalError(log);
  const server = await startServer(settings, { ...overrides, log });

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'Stopping');
    const patience = settings.drainSeconds + stopSeconds;
    setTimeout(() => {
      log.fatal(`Could not stop within ${patience} seconds`);
      process.exit(1);
    }, patience * 1000).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'Could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT')).on('SIGTERM', () => stop('SIGTERM'));
}

/** Whatever nobody caught leaves the server in an unknown state: it ends, and says why. */
export function endOnFatalError(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'A fatal error ended the server');
    process.stderr.write(`RoomieRadar ended: ${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
}
