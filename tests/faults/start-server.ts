import { runServer } from '#server/run-server.ts';
import { explainStartFailure } from '#server/start-messages.ts';
import { readSettings } from '#platform/settings.ts';

// Starts the server without pages, which would need a build.
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await runServer(settings, { createWebsite: null });
  process.stdout.write('started\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
