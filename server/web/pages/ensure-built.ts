import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

/** Everything the build reads. */
const inputs = [
  'src',
  'contract',
  'machines',
  'fit',
  'locales',
  'remotes',
  'public',
  'scripts/build.ts',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Where the built app is. */
export const clientFolder = path.join(projectRoot, 'dist/client');
export const serverFolder = path.join(projectRoot, 'dist/server');
export const embedFolder = path.join(projectRoot, 'dist/embed');
export const cardFolder = path.join(projectRoot, 'dist/card');
export const federatedFolder = path.join(projectRoot, 'dist/federated');

/** The app could not be built. The build has said why. */
export class BuildFailed extends Error {}

/**
 * Builds the app when there is no build or something it is made of is newer. Says so by `say`.
 * Throws {@link BuildFailed}.
 */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const builtAt = await modifiedAt(path.join(serverFolder, 'entry-server.js'));
  const changedAt = Math.max(
    ...(await Promise.all(inputs.map((name) => newest(path.join(projectRoot, name))))),
  );
  if (builtAt >= changedAt) return;
  say('Building the app (once, about 20 seconds) ...');
  await buildInChild('scripts/build.ts');
}

/**
 * Builds in a process of its own, whose 700 MB go with it. It prints its progress, and ends when
 * this process does. Throws {@link BuildFailed}.
 */
export async function buildInChild(program: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/node.mjs', program, '--progress'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code === 0) return;
  const how = signal ? `it was ended by ${signal}` : `it ended with code ${code}`;
  throw new BuildFailed(`The app could not be built: ${how}. Its messages above say why.`);
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
