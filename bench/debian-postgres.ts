import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConnectionOptions } from '#platform/database/hosts.ts';

/** The folder of Debian's PostgreSQL 15. */
export const debianPrograms = '/usr/lib/postgresql/15/bin';
const nobody = 65_534;
const run = promisify(execFile);

export interface DebianPostgres {
  connection: ConnectionOptions;
  stop(): Promise<void>;
}

/**
 * Starts Debian's server on a Unix socket and, with `hasTcp`, on 127.0.0.1. With `standbyOf` it is a
 * standby of that server. For root it runs as `nobody`, because PostgreSQL refuses to run as root.
 */
export async function startDebianPostgres({
  port = 5432,
  hasTcp = false,
  standbyOf,
  settings: own = [],
}: {
  port?: number;
  hasTcp?: boolean;
  standbyOf?: DebianPostgres;
  settings?: string[];
} = {}): Promise<DebianPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-debian-'));
  await chmod(folder, 0o755);
  if (process.getuid?.() === 0) await chown(folder, nobody, nobody);
  const data = path.join(folder, 'data');
  const call = (program: string, args: string[]) =>
    runAsNobody(path.join(debianPrograms, program), ['-D', data, ...args], folder);
  if (standbyOf) {
    const { host, port: itsPort } = standbyOf.connection;
    await call('pg_basebackup', [
      '-R',
      '-c',
      'fast',
      '-h',
      host,
      '-p',
      `${itsPort}`,
      '-U',
      'postgres',
    ]);
  } else {
    await call('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  }
  // The same settings as those of the embedded server.
  const settings = ['fsync=off', 'jit=off', 'max_wal_size=256MB', 'timezone=UTC', ...own];
  settings.push(`listen_addresses=${hasTcp ? '127.0.0.1' : ''}`);
  const given = settings.map((setting) => `-c ${setting}`).join(' ');
  const options = ['-o', `-p ${port} -k ${folder} ${given}`];
  await call('pg_ctl', ['-w', '-l', `${data}.log`, ...options, 'start']);
  return {
    connection: { host: folder, port, user: 'postgres', password: '', database: 'postgres' },
    async stop() {
      await call('pg_ctl', ['-m', 'fast', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program to its end; for root as `nobody`. */
function runAsNobody(program: string, args: string[], cwd: string) {
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  return run(program, args, { ...account, cwd });
}
