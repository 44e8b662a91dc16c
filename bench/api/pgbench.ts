import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConnectionOptions } from '#platform/database/hosts.ts';

const run = promisify(execFile);

export interface PgbenchRun {
  connection: ConnectionOptions;
  /** Folder for the script. */
  folder: string;
  name: string;
  script: string;
  connections: number;
  seconds: number;
}

/** Transactions per second of `pgbench -M prepared`. Throws if it prints none. */
export async function pgbench(options: PgbenchRun): Promise<number> {
  const { connection, folder, name, script, connections, seconds } = options;
  const file = path.join(folder, `${name}.pgbench`);
  await writeFile(file, script);
  const { host, port, user, password, database } = connection;
  const { stdout } = await run(
    'pgbench',
    [
      `-n -M prepared -j 2 -c ${connections} -T ${seconds} -p ${port}`.split(' '),
      ['-f', file, '-h', host, '-U', user, database],
    ].flat(),
    { env: { ...process.env, PGPASSWORD: password } },
  );
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!tps || /number of failed transactions: [1-9]/.test(stdout)) {
    throw new Error(`pgbench printed no rate:\n${stdout}`);
  }
  return Number(tps);
}
