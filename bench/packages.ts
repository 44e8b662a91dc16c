import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const manifests = path.join(import.meta.dirname, 'packages');
const folder = path.resolve(import.meta.dirname, '../.tmp/bench');

/** Loads or finds what `bench/packages/package.json` names, once `ensurePackages` has installed it. */
export const requirePackage = createRequire(path.join(folder, 'package.json'));

/**
 * Installs the packages that only measurements need, at the first run and when their lock file
 * changed. They have a separate folder, because `npm ci` would always install an npm workspace.
 */
export async function ensurePackages(say: (line: string) => void): Promise<void> {
  const lockFile = 'package-lock.json';
  const [wanted, installed] = await Promise.all(
    [manifests, folder].map((place) =>
      readFile(path.join(place, lockFile), 'utf8').catch(() => null),
    ),
  );
  if (wanted === installed) return;
  say('Installing the packages of bench/packages/package.json into .tmp/bench');
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lockFile]) {
    await copyFile(path.join(manifests, file), path.join(folder, file));
  }
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  } catch (error) {
    // Otherwise the next run would use an incomplete installation.
    await rm(path.join(folder, lockFile));
    throw error;
  }
}
