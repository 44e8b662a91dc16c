import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  debianPrograms,
  startDebianPostgres,
  type DebianPostgres,
} from '#bench/debian-postgres.ts';
import { checkDatabase } from '#platform/database/check-database.ts';
import { killHard } from './embedded-helpers.ts';
import { freePort, startServerProcess } from './outages/server-process.ts';

const pgbouncer = '/usr/sbin/pgbouncer';

describe.skipIf(!existsSync(debianPrograms))('behind DATABASE_URL', () => {
  let primary: DebianPostgres;
  let port: number;
  let dataDir: string;

  beforeAll(async () => {
    port = await freePort();
    primary = await startDebianPostgres({ port, hasTcp: true });
    dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-unsuitable-'));
    await chmod(dataDir, 0o755);
  }, 60_000);
  afterAll(async () => {
    await primary.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const databaseUrl = (itsPort: number) => `postgres://postgres@127.0.0.1:${itsPort}/postgres`;

  async function startPooler(mode: 'session' | 'transaction') {
    const its = { port: await freePort(), file: path.join(dataDir, `${mode}.ini`) };
    await writeFile(
      its.file,
      `[databases]
postgres = host=127.0.0.1 port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${its.port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    );
    const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const child = spawn(pgbouncer, ['-q', its.file], { ...asNobody, stdio: 'ignore' });
    while (!(await accepts(its.port))) await sleep(50);
    return { url: databaseUrl(its.port), stop: () => killHard(child) };
  }

  test.skipIf(!existsSync(pgbouncer))(
    'a pooler is refused in transaction mode, and not in session mode',
    async () => {
      const shared = await startPooler('transaction');
      await expect(checkDatabase(shared.url)).rejects.toThrow('Set it to session mode');
      await shared.stop();
      const own = await startPooler('session');
      await checkDatabase(own.url);
      await own.stop();
    },
  );

  test('the server starts with the standby named first', async () => {
    const standbyPort = await freePort();
    const standby = await startDebianPostgres({
      port: standbyPort,
      hasTcp: true,
      standbyOf: primary,
    });
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${standbyPort},127.0.0.1:${port}/postgres?target_session_attrs=read-write`,
    });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
    await standby.stop();
  });
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}
