import { existsSync } from 'node:fs';
import { explainStartFailure, startMessage } from './start-messages.ts';
import { createLog } from '#platform/log.ts';
import { startServer } from './start-server.ts';
import { readSettings } from '#platform/settings.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  // What is set in the environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  await ensureBuilt(say);
  const server = await startServer(settings, { log });
  say(startMessage(settings));

  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'Stopping');
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

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
