import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { PushPayload, PushSubscriptionForm } from '#contract/notifications/push.ts';
import { addressGuard, AddressRefused } from '#platform/http/public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/**
 * What became of a message: `gone` when the subscription is over, `refused` when this message will
 * never be accepted, `later` when its service is away or busy.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

export interface PushServices {
  /** Whether messages may go to this address: https, and to the public internet. */
  accepts(endpoint: string): boolean;
  /** Sends one message. Never throws for what an address or its service does. */
  send(subscription: PushSubscriptionForm, payload: PushPayload): Promise<PushOutcome>;
}

interface Options {
  keys: VapidKeys;
  publicUrl: string;
  /** Origins of push services that may be anywhere, also on this machine and without TLS. */
  trusted: string[];
}

/** Push services answer within a second; whoever does not is tried again later. */
const answerMs = 5000;
/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 24 * 60 * 60;
/** Push services answer these for a subscription that ended (RFC 8030). */
const gone = new Set([404, 410]);
const busy = new Set([408, 425, 429]);

/**
 * The push services of browsers. Their addresses come from users, so a request goes only to public
 * addresses (SSRF), follows no redirect, and its answer is not read.
 */
export function createPushServices({ keys, publicUrl, trusted }: Options): PushServices {
  const guard = addressGuard({ allowLoopback: false });
  // Push services want to know whom to ask: an address of https or of mail.
  const subject = publicUrl.startsWith('https://') ? publicUrl : 'mailto:push@localhost';

  function accepts(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { origin, protocol, username, password, port, hostname } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (trusted.includes(origin)) return true;
    // Also names without a dot are not of the public internet.
    if (protocol !== 'https:' || port !== '' || !/[.:]/.test(hostname)) return false;
    try {
      guard.requireHost(hostname);
      return true;
    } catch {
      return false;
    }
  }

  function post(endpoint: string, headers: Record<string, string | number>, body: Buffer | null) {
    const url = new URL(endpoint);
    const isTrusted = trusted.includes(url.origin);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise<number>((resolve, reject) => {
      const options = {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(answerMs),
        // No kept-alive connection: its address was checked for another name.
        agent: false as const,
        ...(!isTrusted && { lookup: guard.lookup }),
      };
      const sent = request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  return {
    accepts,
    async send(subscription, payload) {
      const { endpoint } = subscription;
      if (!accepts(endpoint)) return 'gone';
      let details: ReturnType<typeof webPush.generateRequestDetails>;
      try {
        details = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
          vapidDetails: { subject, ...keys },
          contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
          TTL: keptSeconds,
          urgency: 'normal',
          // The service keeps only the last message of a topic, so a repeated one comes once.
          topic: payload.tag.replaceAll('-', '').slice(0, 32),
        });
      } catch {
        // A key that is no point of the curve: nobody could ever read what is sent to it.
        return 'gone';
      }
      try {
        const status = await post(endpoint, details.headers, details.body);
        if (status >= 200 && status < 300) return 'sent';
        if (gone.has(status)) return 'gone';
        // A redirect is no answer of a push service either.
        return status < 500 && status >= 300 && !busy.has(status) ? 'refused' : 'later';
      } catch (error) {
        return error instanceof AddressRefused ? 'gone' : 'later';
      }
    },
  };
}
