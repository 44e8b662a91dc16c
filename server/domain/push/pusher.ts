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
/** At most so many to all domains that hang, so that room is left for others. */
const maxHanging = (atOnce * batch) / 2;
const roomAfterSeconds = 5;
/** Push services answer within a second. */
const usualAnswerMs = 1000;
/** Anyone may name addresses, so only so many domains are remembered. */
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
  /** How many messages are on their way to a domain. */
  const sending = new Map<string, number>();
  /** Domains that did not do what they were last asked, or not in time. */
  const hanging = new Set<string>();

  function noteHanging(domain: string): void {
    hanging.add(domain);
    const [oldest] = hanging;
    if (hanging.size > maxRemembered && oldest !== undefined) hanging.delete(oldest);
  }

  /** Is there room for one more? Whoever has many domains that hang gets no more than with one. */
  function hasRoom(domain: string): boolean {
    if (!hanging.has(domain)) return true;
    let count = 0;
    for (const [each, underWay] of sending) if (hanging.has(each)) count += underWay;
    return count < maxHanging;
  }

  /** Sends to a domain, and notes how that goes. */
  async function sendTo(domain: string, send: () => Promise<PushOutcome>): Promise<PushOutcome> {
    sending.set(domain, (sending.get(domain) ?? 0) + 1);
    let isInTime = true;
    const timer = setTimeout(() => {
      isInTime = false;
      noteHanging(domain);
    }, usualAnswerMs);
    try {
      const outcome = await send();
      if (outcome === 'later') noteHanging(domain);
      else if (isInTime) hanging.delete(domain);
      return outcome;
    } finally {
      clearTimeout(timer);
      const rest = (sending.get(domain) ?? 1) - 1;
      if (rest > 0) sending.set(domain, rest);
      else sending.delete(domain);
    }
  }

  async function send({ data: message }: Job<PushMessage>) {
    const device = await readDevice(sql, message);
    if (!device) return undefined;
    const again = await readQuietSeconds(sql, message.user_id);
    if (again > 0) return { again };
    const domain = readDomain(device.endpoint);
    if (!hasRoom(domain)) return { again: roomAfterSeconds };
    const outcome = await sendTo(domain, () => services.send(device, message.payload));
    if (outcome === 'gone') await endSubscription(sql, message, device);
    if (outcome === 'gone' || outcome === 'sent') return undefined;
    if (outcome === 'refused') throw new JobRefused(`${domain} refused the message`);
    throw new Error(`${domain} did not take the message`);
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

/**
 * The domain to which an endpoint belongs, with all its subdomains, of which anyone makes as many as
 * they like: the last two labels, or three as in `example.co.uk`. The services answer `gone` for an
 * endpoint that is no address.
 */
export function readDomain(endpoint: string): string {
  if (!URL.canParse(endpoint)) return endpoint;
  const { hostname, host } = new URL(endpoint);
  if (/^[\d.]+$|:/.test(hostname)) return host;
  const labels = hostname.split('.');
  const isSecondLevel = /^(?:[a-z]{2,3}|gov|edu)$/.test(labels.at(-2) ?? '');
  const isOfCountry = labels.at(-1)?.length === 2;
  return labels.slice(isSecondLevel && isOfCountry ? -3 : -2).join('.');
}
