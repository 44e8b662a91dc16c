import { finishJob } from '#platform/jobs/job-store.ts';
import {
  createJobWorker,
  JobRefused,
  ServiceAway,
  type JobWorker,
} from '#platform/jobs/job-worker.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { MailRefused, type Mail, type MailTransport } from '#platform/mail/mail-transport.ts';
import type {
  GatheredMail,
  InquiryMail,
  InquiryMailKind,
  LetterMail,
  MailJob,
  MailKind,
  QueuedMail,
} from './queue.ts';

/** The mail of a job, or none when nobody wants it any more. */
export interface ComposedMail {
  mail: Mail | null;
  /** Notes what was told, in the transaction that ends the job. */
  finish?(sql: Sql): Promise<void>;
}

/** Composes the mail of a job from current rows, or names the seconds for which it is too early. */
export type Compose<Queued extends QueuedMail> = (
  job: MailJob<Queued>,
) => Promise<ComposedMail | { again: number }>;

/** How the mails of each kind are composed. */
export type MailComposers = {
  [Kind in MailKind]: Compose<
    Kind extends InquiryMailKind
      ? InquiryMail
      : Kind extends GatheredMail['kind']
        ? GatheredMail
        : LetterMail
  >;
};

interface Options {
  sql: Pool;
  log: Log;
  transport: MailTransport;
  composers: MailComposers;
  /** Pauses between attempts while the mail server is away. */
  pauses?: { firstMs: number; longestMs: number };
}

/**
 * Sends the mails that are queued, one after another, in any number of processes. While the mail
 * server is away all mails wait; a mail that it refuses waits alone. A process that is killed after
 * sending, before it could finish the job, leaves a mail that is sent again under the same Message-ID.
 */
export function createMailer({ sql, log, transport, composers, pauses }: Options): JobWorker {
  async function sendMail(job: MailJob) {
    const compose = composers[job.data.kind] as Compose<QueuedMail>;
    const composed = await compose(job);
    if ('again' in composed) return composed;
    const { mail, finish } = composed;
    if (mail) await send(mail);
    await transaction(sql, async (tx) => {
      // First: this waits for whoever has just found more for this job.
      await finishJob(tx, job);
      await finish?.(tx);
    });
    return undefined;
  }

  async function send(mail: Mail): Promise<void> {
    try {
      await transport.send(mail);
    } catch (cause) {
      if (!(cause instanceof MailRefused))
        throw new ServiceAway('The mail server is away', { cause });
      if (cause.isFinal) throw new JobRefused('The mail was refused', { cause });
      throw cause;
    }
  }

  const worker = createJobWorker<QueuedMail>({
    sql,
    log,
    queue: 'mail',
    work: sendMail,
    batch: 10,
    describe: (error, { data: { kind } }) => ({ kind, ...failureReason(error) }),
    ...(pauses && { pauses }),
  });
  return {
    start: worker.start,
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

/** Of an error of the mail server its codes: its text may contain the address. */
function failureReason(error: Error) {
  const { name, message, cause } = error;
  const isOfTransport = [ServiceAway, JobRefused, MailRefused].some(
    (kind) => error instanceof kind,
  );
  if (!isOfTransport) return { name, message };
  const source = cause instanceof MailRefused ? cause.cause : cause;
  const { code, command, responseCode } = Object(source) as Record<string, unknown>;
  return { name: (source as Error).name, code, command, responseCode };
}
