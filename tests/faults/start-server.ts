import { Hono } from 'hono';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { createLog } from '#platform/log.ts';
import { startServer } from '#server/server.ts';
import { readSettings } from '#platform/settings.ts';

// The server without its pages, which would have to be built first, and without towns.
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const server = await startServer(settings, log, async () => new Hono(), {
    fillGazetteer: async () => undefined,
  });
  process.stdout.write('started\n');
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
