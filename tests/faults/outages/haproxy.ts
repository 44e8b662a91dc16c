import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { killHard } from '../embedded-helpers.ts';

export const haproxy = '/usr/sbin/haproxy';

interface Options {
  /** For its configuration. */
  folder: string;
  /** Its own port, and those of the processes behind it. */
  port: number;
  servers: readonly number[];
  balance: 'leastconn' | 'roundrobin';
}

/** The configuration of deploy/haproxy.cfg, but with checks that do not take seconds. */
const configuration = ({ port, servers, balance }: Options) => `
defaults
  mode http
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 2
  option redispatch
frontend web
  bind 127.0.0.1:${port}
  default_backend roomieradar
backend roomieradar
  balance ${balance}
  option httpchk GET /ready
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry unless METH_GET
  timeout check 5s
  default-server check inter 200ms fall 2 rise 2
${servers.map((its, nth) => `  server process${nth} 127.0.0.1:${its}`).join('\n')}
`;

/** Longer than it takes to use a process that has become ready, or to leave out one that drains. */
export const checkedMs = 1500;

/** Starts the load balancer of docs/cluster.md; it ends with the test. */
export async function startHaproxy(options: Options): Promise<void> {
  const file = path.join(options.folder, 'haproxy.cfg');
  await writeFile(file, configuration(options));
  const balancer = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(() => killHard(balancer));
}
