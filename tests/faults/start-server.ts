import { Hono } from 'hono';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { readSettings } from '#server/settings.ts';

// The server without its pages, which would have to be built first.
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer(settings, createLog(settings.logLevel), async () => new Hono());
  process.stdout.write('started\n');
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
