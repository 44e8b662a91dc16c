import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { PlantedFault } from './planted-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Copies everything that is not ignored by Git to a new folder, with the built app if there is one. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'roomieradar-planted-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    // A tracked file may have been deleted.
    await cp(path.join(root, file), path.join(copy, file)).catch(() => undefined);
  }
  await cp(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true }).catch(
    () => undefined,
  );
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** The text of this file with the fault in it. Throws unless its place is there once. */
export function withFault(text: string, { file, find, replace }: PlantedFault): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not have this once: ${find}`);
  }
  return before + replace + after;
}

/**
 * Plays the paths of the fault on a copy of the project that has it. Returns what the first path
 * says that failed because of it, or null when none did.
 */
export async function noticePlanted(
  copy: string,
  fault: PlantedFault,
  signal: AbortSignal,
): Promise<string | null> {
  const file = path.join(copy, fault.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, withFault(text, fault));
  try {
    return await failureFrom(copy, fault, signal);
  } finally {
    await writeFile(file, text);
    // The next start builds the app anew.
    await utimes(file, new Date(), new Date());
  }
}

async function failureFrom(
  cwd: string,
  { model, kind, says }: PlantedFault,
  signal: AbortSignal,
): Promise<string | null> {
  const args = ['qa/cli.ts', 'nightly', model, '--kinds', kind, '--times', '1', '--workers', '2'];
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  let failure: string[] = [];
  let noticed: string | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('FAILED')) failure = [];
    failure.push(line.trim());
    if (noticed !== null || !line.startsWith('  replay')) continue;
    if (!failure.join('\n').includes(says)) continue;
    noticed = failure.slice(1, -2).join('\n');
    stop();
  }
  const [code] = await exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (noticed !== null || code === 0 || code === 1) return noticed;
  throw new Error(`The paths of ${model} could not be played: exit code ${code}\n${errors}`);
}

export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true });
