import { instant, uuid } from '../primitives.ts';
import { type } from '../type.ts';

/** The queues of background jobs. */
export const jobQueues = [
  'mail',
  'push',
  'declines',
  'listing_events',
  'favorite_events',
  'imports',
  'import_photos',
  'sweeps',
] as const;
export type JobQueue = (typeof jobQueues)[number];

/** One of {@link jobQueues}, or of a newer server: an open page is older after an update. */
const queue = 'string';

/** How many jobs of a queue wait, failed and are tried again, and were given up. */
const QueueCounts = type({
  queue,
  waiting: 'number',
  failing: 'number',
  dead: 'number',
});

const FailedJob = type({
  id: uuid,
  queue,
  /** Which mail or sweep; null where a queue has one kind. */
  kind: 'string | null',
  state: "'failing' | 'dead'",
  failures: 'number',
  /** What the last failure said, without what a user wrote. */
  reason: 'string',
  created_at: instant,
  /** Null once it was given up. */
  next_at: instant.or('null'),
});

export const Jobs = type({
  queues: QueueCounts.array(),
  /** At most 50: those that were given up first, then the newest first. */
  failed: FailedJob.array(),
});
export type Jobs = typeof Jobs.infer;
