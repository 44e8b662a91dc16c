import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from '#platform/database/database.ts';
import type { Replicas } from '#platform/database/replicas/replicas.ts';
import type { Storage } from '#platform/storage/storage.ts';

export interface HealthDeps {
  database: Pick<Database, 'answers'>;
  /** None where no replicas are set. */
  replicas?: Pick<Replicas, 'states'> | null | undefined;
  storage: Pick<Storage, 'check'>;
  /** Are writes refused because the disk is nearly full? */
  isDiskLow: () => boolean;
  /** Is there too little room for photos that are being prepared? Everything else is saved. */
  isScratchLow?: () => boolean;
  /** Does the clock of this machine differ from that of the database? */
  isClockWrong?: () => boolean;
  /** Will this process end soon? */
  isStopping: () => boolean;
}

const answerMs = 1000;
/** Anyone may ask, and often: while all is well, database and storage are asked once in so long. */
const knownMs = 1000;

/**
 * GET /health: the process lives. GET /ready: it can answer visitors, else 503. Without its
 * storage, room on the disk, a clock that is right, or its primary while a replica is there, it still
 * can, in part.
 */
export function healthRoutes(deps: HealthDeps): Hono {
  const { database, storage, replicas, isDiskLow, isStopping } = deps;
  const { isScratchLow = () => false, isClockWrong = () => false } = deps;
  async function look() {
    const [isDatabaseThere, isStorageThere] = await Promise.all([
      inTime(database.answers()),
      inTime(storage.check().then(() => true)),
    ]);
    return { isDatabaseThere, isStorageThere };
  }

  let known: ReturnType<typeof look> | null = null;
  const lookSometimes = () =>
    (known ??= look().then((seen) => {
      const isWell = seen.isDatabaseThere && seen.isStorageThere;
      setTimeout(() => (known = null), isWell ? knownMs : 0).unref();
      return seen;
    }));

  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const { isDatabaseThere, isStorageThere } = await lookSometimes();
      // The primary may be among them; it is no replica that is missing.
      const states = (replicas?.states() ?? []).filter(({ isPrimary }) => !isPrimary);
      const unused = states.filter(({ isUsed }) => !isUsed).length;
      // Without the primary, replicas still answer what everyone may read.
      const isReady = (isDatabaseThere || unused < states.length) && !isStopping();
      const hasRoom = !isDiskLow() && !isScratchLow();
      const isClockRight = !isClockWrong();
      const isWhole = isDatabaseThere && isStorageThere && hasRoom && isClockRight && unused === 0;
      const answer = {
        status: isStopping() ? 'stopping' : isReady ? (isWhole ? 'ok' : 'degraded') : 'away',
        database: isDatabaseThere ? 'ok' : 'away',
        storage: isStorageThere ? 'ok' : 'away',
        disk: hasRoom ? 'ok' : 'low',
        clock: isClockRight ? 'ok' : 'wrong',
        ...(replicas && {
          replicas: unused === 0 ? 'ok' : unused < states.length ? 'degraded' : 'away',
        }),
      };
      return c.json(answer, isReady ? 200 : 503, isReady ? {} : { 'Retry-After': '1' });
    });
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = sleep(answerMs, false, { ref: false });
  return Promise.race([answer.catch(() => false), late]);
}
