import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#contract/languages.ts';
import { projectRoot } from '#platform/project-root.ts';

/** Everything the build reads. */
const inputs = [
  'src',
  'contract',
  'geometry',
  'guards',
  'machines',
  'fit',
  'locales',
  'remotes',
  'rent-split',
  'public',
  'scripts/build.ts',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** The folders of the built app. */
export const clientFolder = path.join(projectRoot, 'dist/client');
export const serverFolder = path.join(projectRoot, 'dist/server');
export const embedFolder = path.join(projectRoot, 'dist/embed');
export const cardFolder = path.join(projectRoot, 'dist/card');
export const offlineFolder = path.join(projectRoot, 'dist/offline');
export const federatedFolder = path.join(projectRoot, 'dist/federated');

/** The app could not be built. The build has said why. */
export class BuildFailed extends Error {}

/** The build of a language, or the wait for it. Rejects with {@link BuildFailed}. */
export type WhenBuilt<Name = Language> = (language: Name) => Promise<void>;

/**
 * Builds the app in the first of these languages when there is no build or something it is made of
 * is newer. Says so by `say`. Throws {@link BuildFailed}. Gives what builds the other languages, in
 * the background; a page of theirs waits for that.
 */
export async function ensureBuilt<Name extends string>(
  [main, ...others]: readonly [Name, ...Name[]],
  say: (line: string) => void,
): Promise<() => WhenBuilt<Name>> {
  const changedAt = Math.max(
    ...(await Promise.all(inputs.map((name) => newest(path.join(projectRoot, name))))),
  );
  const isStale = async (language: Name) =>
    (await modifiedAt(path.join(serverFolder, language, 'entry-server.js'))) < changedAt;
  if (await isStale(main)) {
    say('Building the app (once, about 20 seconds) ...');
    await buildInChild('scripts/build.ts', ['--languages', main]);
  }
  const stale: Name[] = [];
  for (const language of others) if (await isStale(language)) stale.push(language);
  return () => {
    // One after the other, because each takes 700 MB.
    const builds = new Map<Name, Promise<void>>();
    let last = Promise.resolve();
    for (const language of stale) {
      last = last.then(() => buildInChild('scripts/build.ts', ['--more', '--languages', language]));
      // Who asks for a page of it hears of the failure.
      last.catch(() => undefined);
      builds.set(language, last);
    }
    return async (language) => builds.get(language);
  };
}

/**
 * Builds in a process of its own, whose 700 MB go with it. It prints its progress, and ends when
 * this process does. Throws {@link BuildFailed}.
 */
export async function buildInChild(program: string, options: string[] = []): Promise<void> {
  const child = spawn(process.execPath, ['scripts/node.mjs', program, '--progress', ...options], {
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
