import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { UsageError } from '#xstate-paths';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Loads the machines of this repository as they were at a commit, by their id, with the code that
 * they called then and today's packages. Throws a UsageError for an unknown commit, and for machines
 * that cannot be loaded.
 */
export async function machinesAt(revision: string): Promise<Map<string, AnyStateMachine>> {
  const commit = await resolveCommit(revision);
  const parent = path.join(root, '.tmp/impact');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, `${commit.slice(0, 8)}-`));
  try {
    const archive = path.join(folder, 'archive.tar');
    // What machines import is in these folders.
    const parts = ['machines', 'contract', 'package.json'];
    await run('git', ['archive', `--output=${archive}`, commit, ...parts], { cwd: root });
    await run('tar', ['-xf', archive, '-C', folder]);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const files = await machineFilesIn(path.join(folder, 'machines'));
    const machines = (await Promise.all(files.map(loadMachines))).flat();
    return new Map(machines.map((machine) => [machine.id, machine]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function resolveCommit(revision: string): Promise<string> {
  try {
    const { stdout } = await run(
      'git',
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
      { cwd: root },
    );
    return stdout.trim();
  } catch {
    throw new UsageError(`There is no commit "${revision}"`);
  }
}

async function machineFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [] as string[]);
  const found = files.filter((file) => file.endsWith('.machine.ts'));
  if (found.length === 0)
    throw new UsageError('At that commit there were no machines in machines/');
  return found.map((file) => path.join(folder, file));
}

async function loadMachines(file: string): Promise<AnyStateMachine[]> {
  try {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    return Object.values(module).filter((each) => each instanceof StateMachine);
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${path.basename(file)} of that commit does not load today: ${message}`);
  }
}
