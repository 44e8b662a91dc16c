import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { socketIn } from '#platform/database/embedded/layout.ts';
import { startMailSink, type MailSink } from '../api/inquiries/mail-sink.ts';
import { killHard, type World } from '../faults/embedded-helpers.ts';
import {
  freePort,
  startServerProcess,
  type ServerProcess,
} from '../faults/outages/server-process.ts';
import { startTcpProxy, type TcpProxy } from '../faults/outages/tcp-proxy.ts';
import type { Sql } from '#platform/database/sql.ts';

/** Two servers, their database behind a proxy, and a mail server: all of them can be taken away. */
export interface Stage {
  servers: ServerProcess[];
  /** Starts a server again, at the same address. */
  restart(nth: number): Promise<void>;
  proxy: TcpProxy;
  killDatabase(): Promise<void>;
  mail: MailSink;
  /** As the owner of the database, beside the proxy. */
  sql: Sql;
}

export async function setUpStage(world: World): Promise<Stage> {
  const folder = await world.makeFolder();
  const { database, sql } = await world.start(folder);
  const { host, user, password, database: name } = database.ownerConnection;
  const proxy = await startTcpProxy(() => net.connect(socketIn(host)));
  world.afterwards(() => proxy.close());
  const mail = await startMailSink();
  const started: { env: Record<string, string>; server: ServerProcess }[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const port = await freePort();
    const env = {
      PORT: String(port),
      DATA_DIR: await world.makeFolder(),
      DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${name}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'rooms@roomieradar.test',
      TRUSTED_PROXIES: '1',
    };
    started.push({ env, server: await startServerProcess(env) });
  }
  const stage: Stage = {
    servers: started.map(({ server }) => server),
    async restart(nth) {
      stage.servers[nth] = await startServerProcess(started[nth]!.env);
    },
    proxy,
    async killDatabase() {
      const file = path.join(folder, 'postgres/cluster/postmaster.pid');
      process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
    },
    mail,
    sql,
  };
  world.afterwards(() => stage.mail.stop());
  world.afterwards(() => Promise.all(stage.servers.map(({ child }) => killHard(child))));
  return stage;
}

/** Undoes what a fault did. */
type Heal = () => Promise<unknown>;

/** What is taken away for a while. */
export const faults: Record<string, (stage: Stage) => Promise<Heal>> = {
  async 'a server is killed'(stage) {
    await killHard(stage.servers[0]!.child);
    return () => stage.restart(0);
  },
  async 'a server is restarted'(stage) {
    await stage.servers[1]!.stop();
    return () => stage.restart(1);
  },
  async 'the database is killed'(stage) {
    await stage.killDatabase();
    return async () => undefined;
  },
  async 'the database is silent'({ proxy }) {
    proxy.setManner('silence all');
    return async () => {
      proxy.setManner('refuse');
      proxy.setManner('pass');
    };
  },
  async 'the database is slow'({ proxy }) {
    proxy.setManner('slow');
    return async () => proxy.setManner('pass');
  },
  async 'the mail server is away'(stage) {
    const { port } = stage.mail;
    await stage.mail.stop();
    return async () => {
      stage.mail = await startMailSink({ port });
    };
  },
};
