import { explainStartFailure } from '#server/start-messages.ts';
import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';

// The server without its pages, which would have to be built first, and without towns.
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer(settings, { createWebsite: null, fillGazetteer: false });
  process.stdout.write('started\n');
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
