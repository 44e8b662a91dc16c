import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { composeMail } from './compose-mail.ts';
import { MailRefused, type Post } from '#platform/mail/mail-transport.ts';
import {
  finishMail,
  giveUpMail,
  mailChannel,
  postponeMail,
  takeMail,
  type MailJob,
} from './queue.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

export interface Mailer {
  /** Sends what waits, then each mail as it comes. */
  start(): Promise<void>;
  /** Finishes the mail under way. */
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  log: Log;
  post: Post;
  publicUrl: string;
  links: UnsubscribeLinks;
  /** Between two attempts at a mail server that is away: the first wait doubles up to the longest. */
  pauses?: { firstMs: number; longestMs: number };
}

const usualPauses = { firstMs: 5000, longestMs: 5 * 60_000 };
/** A notice can be lost with its connection, and a mail be due again; then this finds it. */
const unaskedMs = 15_000;
const firstDelaySeconds = 60;
const longestDelaySeconds = 60 * 60;
const giveUpSeconds = 3 * 24 * 60 * 60;

/**
 * Sends the mails that wait in the database, one after another; any number of processes may. A
 * mail server that is away holds up all of them, until it answers one; a mail that it refuses waits
 * by itself. Sent and then killed before it could say so, a process leaves a mail that is sent
 * once more, under the same Message-ID.
 */
export function createMailer(options: Options): Mailer {
  const { sql, log, post, pauses = usualPauses } = options;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let pauseMs = 0;
  let pause: NodeJS.Timeout | undefined;
  let unasked: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  const next = () => (isStopped ? null : takeMail(sql));

  async function sendAll(): Promise<void> {
    do {
      isWanted = false;
      for (let job = await next(); job; job = await next()) {
        if (!(await sendOne(job))) return;
      }
    } while (isWanted);
  }

  /** False when the mail server is away: no use in trying the next. */
  async function sendOne(job: MailJob): Promise<boolean> {
    const { id, attempts } = job;
    try {
      const mail = await composeMail(options, job);
      if (mail) await post.send(mail);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      if (!isRefused) pauseMs = Math.min(Math.max(pauses.firstMs, pauseMs * 2), pauses.longestMs);
      const line = { mail: id, attempts, ...reasonOf(isRefused ? error.cause : error) };
      if ((isRefused && error.isFinal) || job.age_seconds > giveUpSeconds) {
        log.error(line, 'A mail cannot be delivered and is given up');
        await giveUpMail(sql, id);
        return isRefused;
      }
      log.warn(line, 'A mail could not be sent yet');
      const delay = Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds);
      await postponeMail(sql, id, isRefused ? delay : 0);
      return isRefused;
    }
    pauseMs = 0;
    await finishMail(sql, id);
    return true;
  }

  /** One round at a time; those who ask meanwhile, or during a pause, share the next. */
  function ask(): void {
    isWanted = true;
    if (running || pause || isStopped) return;
    running = sendAll()
      .catch((error: unknown) => {
        pauseMs = pauses.firstMs;
        if (!isStopped) log.warn({ err: error }, 'The mails to send could not be read');
      })
      .finally(() => {
        running = null;
        if (pauseMs === 0 || isStopped) return;
        pause = setTimeout(() => {
          pause = undefined;
          ask();
        }, pauseMs).unref();
      });
  }

  return {
    async start() {
      unasked = setInterval(ask, unaskedMs).unref();
      const { unlisten } = await sql.listen(mailChannel, ask, ask);
      stopListening = unlisten;
    },
    async stop() {
      isStopped = true;
      clearInterval(unasked);
      clearTimeout(pause);
      await running;
      await stopListening();
      post.close();
    },
  };
}

/** What a mail server says may hold the address; its codes do not. */
function reasonOf(error: unknown) {
  const { name, code, command, responseCode } = Object(error) as Record<string, unknown>;
  return { name, code, command, responseCode };
}
