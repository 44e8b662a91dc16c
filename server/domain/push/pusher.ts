import { readQuietSeconds } from '#domain/notifications/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { createJobWorker, JobRefused, type JobWorker } from '#platform/jobs/job-worker.ts';
import type { Log } from '#platform/log.ts';
import type { PushOutcome, PushServices } from './push-services.ts';
import { endSubscription, readDevice, type PushMessage } from './subscriptions.ts';

/** Batches under way at once, so that devices that hang hold up no others. */
const atOnce = 4;
const batch = 8;
/** At most so many to a service that hangs, so that room is left for others. */
const maxHanging = (atOnce * batch) / 2;
const roomAfterSeconds = 5;
/** Push services answer within a second. */
const usualAnswerMs = 1000;
/** Anyone may name addresses that hang, so only so many services are remembered. */
const maxRemembered = 1000;

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
  const sending = new Map<string, number>();

  /** Services that did not do what they were last asked, or not in time. */
  const hanging = new Set<string>();

  function noteHanging(service: string): void {
    hanging.add(service);
    const [oldest] = hanging;
    if (hanging.size > maxRemembered && oldest !== undefined) hanging.delete(oldest);
  }

  /** Sends to a service, and notes how that goes. */
  async function sendTo(service: string, send: () => Promise<PushOutcome>): Promise<PushOutcome> {
    sending.set(service, (sending.get(service) ?? 0) + 1);
    let isInTime = true;
    const timer = setTimeout(() => {
      isInTime = false;
      noteHanging(service);
    }, usualAnswerMs);
    try {
      const outcome = await send();
      if (outcome === 'later') noteHanging(service);
      else if (isInTime) hanging.delete(service);
      return outcome;
    } finally {
      clearTimeout(timer);
      const rest = (sending.get(service) ?? 1) - 1;
      if (rest > 0) sending.set(service, rest);
      else sending.delete(service);
    }
  }

  async function send({ data: message }: Job<PushMessage>) {
    const device = await readDevice(sql, message);
    if (!device) return undefined;
    const again = await readQuietSeconds(sql, message.user_id);
    if (again > 0) return { again };
    // The services answer `gone` for an endpoint that is no address.
    const { endpoint } = device;
    const service = URL.canParse(endpoint) ? new URL(endpoint).origin : endpoint;
    if (hanging.has(service) && (sending.get(service) ?? 0) >= maxHanging) {
      return { again: roomAfterSeconds };
    }
    const outcome = await sendTo(service, () => services.send(device, message.payload));
    if (outcome === 'gone') await endSubscription(sql, message, device);
    if (outcome === 'gone' || outcome === 'sent') return undefined;
    if (outcome === 'refused') throw new JobRefused(`${service} refused the message`);
    throw new Error(`${service} did not take the message`);
  }

  return createJobWorker({
    sql,
    log,
    queue: 'push',
    work: send,
    atOnce,
    batch,
    isBatchParallel: true,
  });
}
