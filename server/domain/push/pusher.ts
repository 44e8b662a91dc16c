import { secondsOfQuiet } from '#domain/notifications/public.ts';
import { createQueueWorker, type QueueWorker } from '#platform/database/queue-worker.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import type { PushServices } from './push-services.ts';
import {
  endSubscription,
  finishPush,
  isWanted,
  postponePush,
  pushChannel,
  takePush,
  type PushJob,
} from './subscriptions.ts';

/** So that a slow push service does not hold up the others. */
const atOnce = 4;
const pollMs = 15_000;
const firstDelaySeconds = 30;
const longestDelaySeconds = 60 * 60;
/** A room of yesterday is in the mail, and on the page of saved searches. */
const giveUpSeconds = 24 * 60 * 60;

/**
 * Sends the queued messages to the push services of browsers, in any number of processes. A process
 * that is killed after sending leaves a message that is sent again under the same tag, which
 * replaces the one on the device.
 */
export function createPusher({
  sql,
  log,
  services,
}: {
  sql: Pool;
  log: Log;
  services: PushServices;
}): QueueWorker {
  async function sendAll(stopping: AbortSignal): Promise<void> {
    const next = () => (stopping.aborted ? null : takePush(sql));
    for (let job = await next(); job; job = await next()) await sendOne(job);
  }

  async function sendOne(job: PushJob): Promise<void> {
    const { id, attempts, age_seconds } = job;
    if (!(await isWanted(sql, job.subscription_id))) return finishPush(sql, id);
    const quietSeconds = await secondsOfQuiet(sql, job.user_id);
    if (quietSeconds > 0) return postponePush(sql, id, quietSeconds);
    const outcome = await services.send(job.subscription, job.payload);
    // What ends the subscription deletes all that waits for it.
    if (outcome === 'gone') return endSubscription(sql, job);
    if (outcome === 'sent') return finishPush(sql, id);
    const line = { push: id, attempts, service: new URL(job.subscription.endpoint).origin };
    if (outcome === 'refused' || age_seconds > giveUpSeconds) {
      log.error(line, 'An alert cannot be pushed and is given up');
      return finishPush(sql, id);
    }
    log.warn(line, 'An alert could not be pushed yet');
    await postponePush(
      sql,
      id,
      Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds),
    );
  }

  return createQueueWorker({
    sql,
    channel: pushChannel,
    pollMs,
    async workOff(stopping) {
      await Promise.all(Array.from({ length: atOnce }, () => sendAll(stopping)));
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'The queue of alerts on devices could not be read'),
  });
}
