import { jobQueues, type JobQueue } from '#contract/overview/jobs.ts';

/** The rules of a queue. Where no moment ends the retries, a job is tried until it succeeds. */
export interface QueueRules {
  /** A job whose process gave no sign of life for so long is given to another one. */
  expireSeconds: number;
  /** The first pause after a failure; later ones are as long as the job has failed so far. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** A job is given up when it has failed for so long. */
  giveUpSeconds: number | null;
}

const hour = 60 * 60;
const day = 24 * hour;

/** What most queues have in common. */
const usual = { expireSeconds: 60, longestDelaySeconds: hour };

/** All queues. One that is added gets its table at the next start. */
export const queues: Record<JobQueue, QueueRules> = {
  mail: { ...usual, firstDelaySeconds: 60, giveUpSeconds: 3 * day },
  // A room of yesterday is in the mail, and on the page of saved searches.
  push: { ...usual, firstDelaySeconds: 30, giveUpSeconds: day },
  // Later, those who were to be declined are on the board again.
  declines: { ...usual, firstDelaySeconds: 5, giveUpSeconds: 12 * hour },
  listing_events: { ...usual, firstDelaySeconds: 5, giveUpSeconds: day },
  favorite_events: { ...usual, firstDelaySeconds: 5, giveUpSeconds: day },
  // The run itself counts its attempts, and ends as failed.
  imports: {
    expireSeconds: 20,
    firstDelaySeconds: 3,
    longestDelaySeconds: 60,
    giveUpSeconds: null,
  },
  // Each photo counts its attempts.
  import_photos: { ...usual, firstDelaySeconds: 30, giveUpSeconds: null },
  sweeps: { ...usual, firstDelaySeconds: 60, giveUpSeconds: null },
};

export type QueueName = JobQueue;
export const queueNames = jobQueues;
