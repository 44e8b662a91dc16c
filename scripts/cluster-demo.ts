import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { missingPrograms, startCluster } from './cluster/start-cluster.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `Starts RoomieRadar as a cluster on this computer, until Ctrl+C: three machines with PostgreSQL
under Patroni, etcd and an API process each, haproxy in front, and radosgw for images.

  npm run cluster-demo [-- --port 8080] [--no-images]

As root on Linux, each machine is a network namespace, whose cable can be taken out. Otherwise it is
an address of the loopback device. Everything is deleted at the end.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      'no-images': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const hasImageStore = !values['no-images'];
  const missing = missingPrograms({ hasImageStore });
  if (missing.length > 0) {
    throw new Error(`Missing: apt-get install --no-install-recommends ${missing.join(' ')}`);
  }
  const ending = new AbortController();
  const end = () => ending.abort(new Error('Stopped'));
  // Also the second time: whoever is impatient would leave all of it running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const cluster = await startCluster({
    signal: ending.signal,
    port: Number(values.port),
    hasImageStore,
    env: { SEED: 'demo' },
    say,
  });
  const { network, machines, folder } = cluster;
  say(`\n  RoomieRadar is open: ${cluster.url}\n`);
  for (const machine of machines) {
    const role = (await machine.status())?.role;
    say(
      `  ${machine.name.padEnd(6)} API http://${machine.address}:3000, PostgreSQL ${machine.address}:5432 (${role}), ` +
        `etcd :2379, Patroni :8008`,
    );
  }
  if (cluster.imagesUrl) say(`  images ${cluster.imagesUrl}`);
  say(`\n  Logs: ${folder}/logs. Who leads: patronictl -c ${folder}/one/patroni.yml list`);
  const [pid] = machines.map(({ patroni }) => patroni.pid());
  say(
    `  Lose the database of one: kill -9 ${pid} $(head -1 ${folder}/one/postgres/postmaster.pid)`,
  );
  if (network.isSeparated) {
    say(`  Take its cable out: ${network.cutCommand('one')}`);
  }
  say('  Ctrl+C ends it.');

  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  say('\nStopping');
  await cluster.stop();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
