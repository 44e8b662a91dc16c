import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian's package of each program. */
const packages = { wrk: 'wrk', pgbench: 'postgresql-contrib', h2load: 'nghttp2-client' };
const versionArguments = { wrk: ['-v'], pgbench: ['--version'], h2load: ['--version'] };
export type Tool = keyof typeof packages;

/** Ensures that a program is installed: as root it installs Debian's package, otherwise it throws with the name of the package. */
export async function ensureTool(tool: Tool, say: (line: string) => void): Promise<void> {
  if (await isThere(tool)) return;
  const install = ['install', '-y', '--no-install-recommends', packages[tool]];
  if (process.getuid?.() === 0 && (await isThere('apt-get'))) {
    say(`Installing ${packages[tool]} for ${tool}`);
    await run('apt-get', install).catch(async () => {
      await run('apt-get', ['update']);
      await run('apt-get', install);
    });
    if (await isThere(tool)) return;
  }
  throw new Error(
    `${tool} is missing. On Debian or Ubuntu: sudo apt-get ${install.join(' ')}; elsewhere install ${tool} so that it is on the PATH.`,
  );
}

async function isThere(program: Tool | 'apt-get'): Promise<boolean> {
  const args = program === 'apt-get' ? ['--version'] : versionArguments[program];
  try {
    await run(program, args);
    return true;
  } catch (error) {
    // wrk exits with 1 for -v even when it is installed.
    return error instanceof Error && 'code' in error && error.code !== 'ENOENT';
  }
}
