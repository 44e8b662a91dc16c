import PgBoss from 'pg-boss';
import { transaction, type Pool } from '../database/sql.ts';
import type { Log } from '../log.ts';
import { executeOn, type Execute } from './job-store.ts';
import type { JobWorker } from './job-worker.ts';

const everySeconds = 10;
/** For how long operators see a job that was given up. */
const keptDays = 90;

/**
 * Gives the jobs of killed processes to others, and deletes what was given up long ago; one process at
 * a time does.
 */
export function createSupervisor(pool: Pool, log: Log): JobWorker {
  // pg-boss writes the limits of a transaction into its text.
  const executeSql: Execute = (text, values) =>
    text.trimStart().startsWith('BEGIN;')
      ? transaction(pool, async (sql) => {
          await sql.unsafe(text.replace('BEGIN;', '').replace(/COMMIT;\s*$/, ''));
          return { rows: [] };
        })
      : executeOn(pool)(text, values);
  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: everySeconds,
    archiveFailedAfterSeconds: keptDays * 24 * 60 * 60,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'Jobs could not be supervised'));
  let starting: Promise<unknown> = Promise.resolve();
  return {
    async start() {
      await (starting = boss.start());
    },
    async stop() {
      await starting.catch(() => undefined);
      await boss.stop({ graceful: false });
    },
  };
}
