import { secondsOfQuiet } from '#domain/notifications/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { createJobWorker, JobRefused, type JobWorker } from '#platform/jobs/job-worker.ts';
import type { Log } from '#platform/log.ts';
import type { PushServices } from './push-services.ts';
import { endSubscription, readDevice, type PushMessage } from './subscriptions.ts';

/** So that a slow push service does not hold up the others. */
const atOnce = 4;

interface Options {
  sql: Pool;
  log: Log;
  services: PushServices;
}

/**
 * Sends the queued messages to the push services of browsers, in any number of processes. A process
 * that is killed after sending leaves a message that is sent again under the same tag, which
 * replaces the one on the device.
 */
export function createPusher({ sql, log, services }: Options): JobWorker {
  async function send({ data: message }: Job<PushMessage>) {
    const device = await readDevice(sql, message);
    if (!device) return undefined;
    const again = await secondsOfQuiet(sql, message.user_id);
    if (again > 0) return { again };
    const outcome = await services.send(device, message.payload);
    if (outcome === 'gone') await endSubscription(sql, message, device);
    if (outcome === 'gone' || outcome === 'sent') return undefined;
    const service = new URL(device.endpoint).origin;
    if (outcome === 'refused') throw new JobRefused(`${service} refused the message`);
    throw new Error(`${service} did not take the message`);
  }

  return createJobWorker({ sql, log, queue: 'push', work: send, atOnce });
}
