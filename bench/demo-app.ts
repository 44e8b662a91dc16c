import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '#server/start-server.ts';
import { readSettings } from '#platform/settings.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';

export interface DemoApp {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built app with its demo data in this process, on a free port and with its own data
 * folder. Builds the main language, and the others if they are asked for.
 */
export async function startDemoApp(
  say: (line: string) => void,
  { inEveryLanguage = false } = {},
): Promise<DemoApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    QUOTA_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  });
  const buildOthers = await ensureBuilt(settings.languages, say);
  if (inEveryLanguage) {
    const whenBuilt = buildOthers();
    for (const language of settings.languages) await whenBuilt(language);
  }
  const app = await startServer(settings);
  return {
    url: settings.publicUrl,
    async stop() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
