import type { Pool } from '../database/sql.ts';
import type { LiveEvent } from '#contract/inquiries/live-event.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import type { Viewer } from '../http/viewer.ts';
import { isAlive } from '#domain/auth/session-life.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { liveChannel, type LiveNotice } from './notice.ts';

export interface Live {
  /**
   * A stream of what changes for this person, until their session ends. Throws `rate_limited` when
   * they have too many, `unavailable` while nobody could tell us anything.
   */
  open(viewer: Viewer): Promise<ReadableStream<Uint8Array>>;
  /** Ends all streams; their pages connect again, to whoever is there then. */
  close(): Promise<void>;
}

interface Open {
  userId: number;
  sessionId: string;
  openedAtMs: number;
  stream: EventStream;
}

/** Of one person in this process: a tab has one. */
const maxStreams = 20;
const beatMs = 20_000;
/** Then a page connects again with a fresh token. */
const maxLifeMs = 60 * 60_000;

/**
 * The pages open at this process. Whatever process changes something says so over PostgreSQL's
 * NOTIFY, which arrives when the change is committed. A notice can be missed while the connection
 * is gone; then every page hears `hello` and asks for everything again.
 */
export function createLive({ sql, log }: { sql: Pool; log: Log }): Live {
  const pages = new Set<Open>();
  const ofUser = (userId: number) => [...pages].filter((page) => page.userId === userId);
  let beat: NodeJS.Timeout | undefined;
  let listening: Promise<unknown> | undefined;
  let isListening = false;
  let isClosed = false;
  let stopListening = async () => undefined as unknown;

  function send(to: Iterable<Open>, event: LiveEvent): void {
    for (const { stream } of to) stream.send(event);
  }

  function end(to: Open[]): void {
    send(to, { type: 'bye' });
    for (const { stream } of to) stream.end();
  }

  function hear(payload: string): void {
    const notice = JSON.parse(payload) as LiveNotice;
    if ('session' in notice) {
      end([...pages].filter(({ sessionId }) => sessionId === notice.session));
    } else {
      for (const userId of new Set(notice.users)) send(ofUser(userId), notice.event);
    }
  }

  /** The client listens again by itself after a lost connection, and calls this each time. */
  function listen(): Promise<unknown> {
    const onListening = () => {
      isListening = true;
      send(pages, { type: 'hello' });
    };
    return sql.listen(liveChannel, hear, onListening).then(
      ({ unlisten }) => (stopListening = unlisten),
      (error: unknown) => log.warn({ err: error }, 'Open pages cannot be told of changes yet'),
    );
  }

  /** Sessions also end by age, which nobody tells; and a notice may have been missed. */
  async function endWhatIsOver(): Promise<void> {
    const ids = [...new Set([...pages].map(({ sessionId }) => sessionId))];
    const alive = await sql<{ id: string }[]>`
      select s.id from sessions s where s.id = any(${ids}::uuid[]) and ${isAlive(sql)}`;
    const stillAlive = new Set(alive.map(({ id }) => id));
    end(
      [...pages].filter(({ sessionId }) => ids.includes(sessionId) && !stillAlive.has(sessionId)),
    );
  }

  function beatAll(): void {
    const oldest = performance.now() - maxLifeMs;
    for (const { stream, openedAtMs } of pages) {
      if (openedAtMs < oldest) stream.end();
      else stream.beat();
    }
    if (pages.size === 0) return;
    endWhatIsOver().catch((error: unknown) => {
      log.warn({ err: error }, 'Streams of sessions that are over stay open a little longer');
    });
  }

  return {
    async open({ user_id: userId, session_id: sessionId }) {
      if (ofUser(userId).length >= maxStreams) {
        throw new ProblemError('rate_limited', {
          detail: 'RoomieRadar is open in many places already',
          retryAfterSeconds: 60,
        });
      }
      listening ??= listen();
      await listening;
      if (isClosed || !isListening) throw new ProblemError('unavailable', { retryAfterSeconds: 5 });
      const stream = createEventStream(() => pages.delete(page));
      const page: Open = { userId, sessionId, openedAtMs: performance.now(), stream };
      pages.add(page);
      stream.send({ type: 'hello' });
      beat ??= setInterval(beatAll, beatMs).unref();
      return stream.readable;
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      for (const { stream } of pages) stream.end();
      await listening;
      await stopListening();
    },
  };
}
