/**
 * A process to be killed: starts the embedded database on argv[2], says on one line of JSON how
 * that went, and lives until it is told to stop (SIGTERM) or killed.
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
  const { connection, adminConnection } = database;
  const ms = Math.round(performance.now() - startedAt);
  say({ pid: database.pid(), connection, adminConnection, ms });
  process.once('SIGTERM', () => void database.stop());
} catch (error) {
  say({ error: (error as Error).name, message: (error as Error).message });
}
