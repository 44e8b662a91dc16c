import { existsSync } from 'node:fs';
import { explainStartFailure, startMessage } from './start-messages.ts';
import { runServer } from './run-server.ts';
import { readSettings } from '#platform/settings.ts';
import { ensureBuilt, type WhenBuilt } from '#web/pages/ensure-built.ts';
import { createWebsite } from '#web/website.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  // What is set in the environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const buildOthers = await ensureBuilt(settings.languages, say);
  let whenBuilt: WhenBuilt | undefined;
  await runServer(settings, {
    createWebsite: (deps) =>
      createWebsite({ ...deps, whenBuilt: (language) => (whenBuilt ??= buildOthers())(language) }),
  });
  whenBuilt ??= buildOthers();
  say(startMessage(settings));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
