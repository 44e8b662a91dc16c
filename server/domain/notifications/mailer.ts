import { createQueueWorker, type QueueWorker } from '#platform/database/queue-worker.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { composeMail, type ComposeDeps } from './compose-mail.ts';
import { MailRefused, type Mail, type MailTransport } from '#platform/mail/mail-transport.ts';
import {
  finishMail,
  giveUpMail,
  mailChannel,
  postponeMail,
  takeMail,
  type GatheredJob,
  type Letter,
  type MailJob,
} from './queue.ts';

/** The mail of a job, null when nobody wants it any more, and what ends the job. */
export interface ComposedMail {
  mail: Mail | null;
  finish(): Promise<void>;
}

interface Options extends ComposeDeps {
  sql: Pool;
  log: Log;
  transport: MailTransport;
  /** Composes a mail that gathers what a user is to hear. */
  composeGathered: (job: GatheredJob) => Promise<ComposedMail>;
  /** Composes a mail about one row; null when there is nobody any more to read it. */
  composeLetter: (letter: Letter) => Promise<Mail | null>;
  /** Pauses between attempts while the mail server is away: the first doubles up to the longest. */
  pauses?: { firstMs: number; longestMs: number };
}

const usualPauses = { firstMs: 5000, longestMs: 5 * 60_000 };
const pollMs = 15_000;
const firstDelaySeconds = 60;
const longestDelaySeconds = 60 * 60;
const giveUpSeconds = 3 * 24 * 60 * 60;

/**
 * Sends the mails queued in the database, one after another, in any number of processes. While the
 * mail server is away all mails wait; a mail that it refuses waits alone. A process that is killed
 * after sending, before it could delete the job, leaves a mail that is sent again under the same
 * Message-ID.
 */
export function createMailer(options: Options): QueueWorker {
  const { sql, log, transport, pauses = usualPauses } = options;
  let pauseMs = 0;

  async function sendAll(stopping: AbortSignal): Promise<void> {
    const next = () => (stopping.aborted ? null : takeMail(sql));
    try {
      for (let job = await next(); job; job = await next()) {
        if (!(await sendOne(job))) return;
      }
    } catch (error) {
      pauseMs = pauses.firstMs;
      throw error;
    }
  }

  /** Answers false when the mail server is away, so that trying the next mail is useless. */
  async function sendOne(job: MailJob): Promise<boolean> {
    const { id, attempts } = job;
    let finish: ComposedMail['finish'];
    try {
      const composed = await compose(job);
      if (composed.mail) await transport.send(composed.mail);
      ({ finish } = composed);
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
    await finish();
    return true;
  }

  async function compose(job: MailJob): Promise<ComposedMail> {
    const finish = () => finishMail(sql, job.id);
    if (job.user_id === null) return { mail: await options.composeLetter(job), finish };
    if (job.inquiry_id === null) return options.composeGathered(job);
    return { mail: await composeMail(options, job), finish };
  }

  const worker = createQueueWorker({
    sql,
    channel: mailChannel,
    pollMs,
    workOff: sendAll,
    onFailure: (error) => log.warn({ err: error }, 'The mail queue could not be read'),
    pauseMs: () => pauseMs,
  });
  return {
    start: worker.start,
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

/** Logged instead of the error: the text of a mail server may contain the address, its codes do not. */
function reasonOf(error: unknown) {
  const { name, code, command, responseCode } = Object(error) as Record<string, unknown>;
  return { name, code, command, responseCode };
}
