import type { ConnectionEvent, liveCalls } from '#contract/live-event.ts';
import type { Pool, Sql } from '../database/sql.ts';
import type { CallHandlers } from '../http/bind-calls.ts';
import type { Viewer } from '../http/viewer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { createEventStream, type EventStream, type StreamEvent } from './event-stream.ts';

/** PostgreSQL's channel between the processes. A trigger of the migrations also sends on it. */
const liveChannel = 'live';

/** A notification on the channel: an event for the open pages of users, or a session that ended. */
type LiveNotice = { users: number[]; event: StreamEvent } | { session: string };

/** Sends an event to all open pages of these users, in every process, when `sql` commits. */
export async function publish(sql: Sql, users: number[], event: StreamEvent): Promise<void> {
  const notice: LiveNotice = { users, event };
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`;
}

export interface Live {
  /**
   * Opens a stream of this user's events, until their session ends. Throws `rate_limited` when they
   * have too many streams, `unavailable` while this process gets no notifications.
   */
  open(viewer: Viewer): Promise<ReadableStream<Uint8Array>>;
  /** How many pages listen. */
  readonly openStreams: number;
  /** Ends all streams. Their pages reconnect to any process. */
  close(): Promise<void>;
}

interface LiveOptions {
  sql: Pool;
  log: Log;
  /** Returns those of these sessions that have not ended. */
  filterActiveSessions: (sessionIds: string[]) => Promise<string[]>;
}

interface OpenPage {
  userId: number;
  sessionId: string;
  openedAtMs: number;
  stream: EventStream;
}

/** Streams of one user in this process. Each tab has one. */
const maxStreams = 20;
const heartbeatMs = 20_000;
/** After this, a page reconnects with a fresh token. */
const maxLifeMs = 60 * 60_000;

/**
 * Manages the event streams of this process. A process that changes something publishes it with
 * PostgreSQL's NOTIFY, which arrives when the change is committed. Notifications are lost while the
 * connection is down; afterwards every page gets `resync` and fetches everything again.
 */
export function createLive({ sql, log, filterActiveSessions }: LiveOptions): Live {
  const pages = new Set<OpenPage>();
  const userPages = (userId: number) => [...pages].filter((page) => page.userId === userId);
  let heartbeat: NodeJS.Timeout | undefined;
  let listening: Promise<unknown> | undefined;
  let isListening = false;
  let isClosed = false;
  let stopListening = async () => undefined as unknown;

  function send(to: Iterable<OpenPage>, event: StreamEvent): void {
    for (const { stream } of to) stream.send(event);
  }

  function endSessions(isOver: (sessionId: string) => boolean): void {
    const ended = [...pages].filter(({ sessionId }) => isOver(sessionId));
    send(ended, { type: 'session_ended' } satisfies ConnectionEvent);
    for (const { stream } of ended) stream.end();
  }

  function onNotice(payload: string): void {
    const notice = JSON.parse(payload) as LiveNotice;
    if ('session' in notice) {
      endSessions((id) => id === notice.session);
    } else {
      for (const userId of new Set(notice.users)) send(userPages(userId), notice.event);
    }
  }

  /**
   * The client listens again by itself after a lost connection, and calls `onListening` each time.
   */
  function listen(): Promise<unknown> {
    const onListening = () => {
      isListening = true;
      send(pages, { type: 'resync' } satisfies ConnectionEvent);
    };
    return sql.listen(liveChannel, onNotice, onListening).then(
      ({ unlisten }) => (stopListening = unlisten),
      (error: unknown) => log.warn({ err: error }, 'Open pages get no live events yet'),
    );
  }

  /** Sessions also end by age, without a notification, and a notification may be lost. */
  async function endExpiredSessions(): Promise<void> {
    const checked = new Set([...pages].map(({ sessionId }) => sessionId));
    const active = new Set(await filterActiveSessions([...checked]));
    endSessions((id) => checked.has(id) && !active.has(id));
  }

  function onHeartbeat(): void {
    const oldest = performance.now() - maxLifeMs;
    for (const { stream, openedAtMs } of pages) {
      if (openedAtMs < oldest) stream.end();
      else stream.sendHeartbeat();
    }
    if (pages.size === 0) return;
    endExpiredSessions().catch((error: unknown) => {
      log.warn({ err: error }, 'Streams of ended sessions could not be closed yet');
    });
  }

  return {
    async open({ user_id: userId, session_id: sessionId }) {
      if (userPages(userId).length >= maxStreams) {
        throw new ProblemError('rate_limited', {
          detail: 'RoomieRadar is already open in too many tabs',
          retryAfterSeconds: 60,
        });
      }
      listening ??= listen();
      await listening;
      if (isClosed || !isListening) throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
      const stream = createEventStream(() => pages.delete(page));
      const page: OpenPage = { userId, sessionId, openedAtMs: performance.now(), stream };
      pages.add(page);
      stream.send({ type: 'resync' } satisfies ConnectionEvent);
      heartbeat ??= setInterval(onHeartbeat, heartbeatMs).unref();
      return stream.readable;
    },
    get openStreams() {
      return pages.size;
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { stream } of pages) stream.end();
      await listening;
      await stopListening();
    },
  };
}

/** The stream of events. Pages read it with fetch: an EventSource cannot send a bearer token. */
export function createLiveHandlers({
  live,
}: {
  live: Pick<Live, 'open'>;
}): CallHandlers<typeof liveCalls> {
  return {
    async watchEvents({ c, viewer }) {
      return c.body(await live.open(viewer), 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // Proxies must neither buffer nor compress events.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
    },
  };
}
