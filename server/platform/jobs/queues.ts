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

/** All queues. One that is added gets its table at the next start. */
export const queues: Record<JobQueue, QueueRules> = {
  mail: {
    expireSeconds: 60,
    firstDelaySeconds: 60,
    longestDelaySeconds: hour,
    giveUpSeconds: 3 * day,
  },
  // A room of yesterday is in the mail, and on the page of saved searches.
  push: {
    expireSeconds: 60,
    firstDelaySeconds: 30,
    longestDelaySeconds: hour,
    giveUpSeconds: day,
  },
  // Later, those who were to be declined are on the board again.
  declines: {
    expireSeconds: 60,
    firstDelaySeconds: 5,
    longestDelaySeconds: hour,
    giveUpSeconds: 12 * hour,
  },
  listing_events: {
    expireSeconds: 60,
    firstDelaySeconds: 5,
    longestDelaySeconds: hour,
    giveUpSeconds: day,
  },
  favorite_events: {
    expireSeconds: 60,
    firstDelaySeconds: 5,
    longestDelaySeconds: hour,
    giveUpSeconds: day,
  },
  // The run itself counts its attempts, and ends as failed.
  imports: {
    expireSeconds: 20,
    firstDelaySeconds: 3,
    longestDelaySeconds: 60,
    giveUpSeconds: null,
  },
  // Each photo counts its attempts.
  import_photos: {
    expireSeconds: 60,
    firstDelaySeconds: 30,
    longestDelaySeconds: hour,
    giveUpSeconds: null,
  },
  sweeps: {
    expireSeconds: 60,
    firstDelaySeconds: 60,
    longestDelaySeconds: hour,
    giveUpSeconds: null,
  },
};

export type QueueName = JobQueue;
export const queueNames = jobQueues;
