import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '#platform/database/sql.ts';
import { signInSteps } from '../api/auth/sign-in-steps.ts';
import { finishProfile, type Visit } from '../faults/outages/visitors.ts';

interface SentMessage {
  text: string;
  key: string;
  isAcknowledged: boolean;
}

export interface Chatters {
  visits: Visit[];
  messages: SentMessage[];
  /** Stops, then repeats each message without an answer, as an app does. */
  finish(): Promise<void>;
  /** The messages that are not stored exactly once. */
  findBroken(sql: Sql): Promise<SentMessage[]>;
}

const hungMs = 25_000;

/** Two users who write to each other, each by another server, so many messages a second together. */
export async function startChatters(urls: string[], perSecond: number): Promise<Chatters> {
  const users = await Promise.all(
    ['one', 'other'].map(async (name, nth) => {
      const url = urls[nth % urls.length] ?? '';
      const email = `${name}@example.com`;
      const steps = signInSteps({ publicUrl: url });
      const signIn = async () => (await steps.signIn(email)).access_token;
      const token = await signIn();
      await finishProfile(url, token);
      return { url, token, signIn };
    }),
  );
  const visits: Visit[] = [];
  const messages: SentMessage[] = [];

  async function post(
    nth: number,
    path: string,
    key: string,
    body: object,
  ): Promise<Response | null> {
    const user = users[nth % users.length]!;
    const sentAt = performance.now();
    const response = await fetch(user.url + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${user.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(hungMs),
    }).catch(() => null);
    visits.push({
      kind: 'write',
      sentAt,
      answeredAt: performance.now(),
      status: response?.status ?? 0,
    });
    // Tokens live for minutes. Who cannot sign in now is refused once more, and sends it again later.
    if (response?.status === 401) user.token = await user.signIn().catch(() => user.token);
    return response;
  }

  const { id: recipient_id } = (await (
    await fetch(`${users[1]!.url}/auth/me`, {
      headers: { Authorization: `Bearer ${users[1]!.token}` },
    })
  ).json()) as { id: number };
  const first = await post(0, '/api/user-inquiries', crypto.randomUUID(), {
    recipient_id,
    message: 'Hello! I would love to find a room together. What do you think?',
  });
  if (!first) throw new Error('The first message got no answer');
  const { id } = (await first.json()) as { id: number };

  async function send(nth: number, message: SentMessage): Promise<void> {
    const path = `/api/inquiries/${id}/messages`;
    const response = await post(nth, path, message.key, { message: message.text });
    if (response?.status === 201) message.isAcknowledged = true;
  }

  const finishing = new AbortController();
  const sending = (async () => {
    for (let nth = 0; !finishing.signal.aborted; nth += 1) {
      const message = { text: `Message ${nth}`, key: crypto.randomUUID(), isAcknowledged: false };
      messages.push(message);
      await Promise.all([send(nth, message), sleep(1000 / perSecond)]);
    }
  })();

  return {
    visits,
    messages,
    async finish() {
      finishing.abort();
      await sending;
      for (let tries = 0; tries < 5; tries += 1) {
        for (const [nth, message] of messages.entries()) {
          if (!message.isAcknowledged) await send(nth, message);
        }
      }
    },
    async findBroken(sql) {
      const stored = await sql<{ text: string; count: number }[]>`
        select text, count(*)::int from inquiry_messages where inquiry_id = ${id} group by text`;
      const times = new Map(stored.map(({ text, count }) => [text, count]));
      return messages.filter(({ text }) => times.get(text) !== 1);
    },
  };
}
