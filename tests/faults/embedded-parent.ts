/**
 * A process for tests that kill it. It starts the embedded database on argv[2], prints the result
 * as one line of JSON, and runs until it gets SIGTERM or is killed.
 */
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';

const startedAt = performance.now();
const say = (fact: object): void => {
  process.stdout.write(`${JSON.stringify(fact)}\n`);
};

try {
  const database = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    durable: process.argv[3] !== 'fast',
    log: (level, message) => process.stderr.write(`${level} ${message}\n`),
  });
  const { ownerConnection: connection, adminConnection } = database;
  const ms = Math.round(performance.now() - startedAt);
  say({ pid: database.pid(), connection, adminConnection, ms });
  process.once('SIGTERM', () => void database.stop());
} catch (error) {
  say({ error: (error as Error).name, message: (error as Error).message });
}
