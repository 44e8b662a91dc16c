import { explainStartFailure } from '#server/start-messages.ts';
import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';

// Starts the server without pages, which would need a build, and without filling the gazetteer.
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
