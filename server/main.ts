import { existsSync } from 'node:fs';
import { explainStartFailure, startMessage } from './start-messages.ts';
import { runServer } from './run-server.ts';
import { readSettings } from '#platform/settings.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  // What is set in the environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  await ensureBuilt(say);
  await runServer(settings);
  say(startMessage(settings));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
