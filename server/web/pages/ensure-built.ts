import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

/** The project's folder. */
/** Everything the build reads. */
const inputs = [
  'src',
  'contract',
  'machines',
  'fit',
  'remotes',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Where the built app is. */
export const clientFolder = path.join(projectRoot, 'dist/client');
export const serverFolder = path.join(projectRoot, 'dist/server');
export const embedFolder = path.join(projectRoot, 'dist/embed');
export const federatedFolder = path.join(projectRoot, 'dist/federated');

/** Builds the app when there is no build or something it is made of is newer. Says so by `say`. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const builtAt = await modifiedAt(path.join(serverFolder, 'entry-server.js'));
  const changedAt = Math.max(
    ...(await Promise.all(inputs.map((name) => newest(path.join(projectRoot, name))))),
  );
  if (builtAt >= changedAt) return;
  say('Building the app (once, about 10 seconds) ...');
  await buildAll('warn');
}

/** Builds what partners load, then the app with both its sides: last what tells that all is there. */
export async function buildAll(logLevel: 'info' | 'warn'): Promise<void> {
  const { build, createBuilder } = await import('vite');
  const remotes = path.join(projectRoot, 'remotes/listing-card');
  for (const file of ['vite.element.config.ts', 'federated/vite.config.ts']) {
    await build({ configFile: path.join(remotes, file), logLevel });
  }
  const builder = await createBuilder({ root: projectRoot, logLevel, mode: 'production' });
  await builder.buildApp();
}

async function newest(file: string): Promise<number> {
  const entries = await readdir(file, { withFileTypes: true }).catch(() => null);
  if (!entries) return modifiedAt(file);
  const inner = entries
    // Written by the build itself.
    .filter((entry) => !entry.name.endsWith('.gen.ts'))
    .map((entry) => newest(path.join(file, entry.name)));
  return Math.max(0, ...(await Promise.all(inner)));
}

async function modifiedAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? 0;
}
