import type { SiteLanguages } from '#contract/languages.ts';
import { finishJob, mergeJobData } from '#platform/jobs/job-store.ts';
import {
  createJobWorker,
  JobRefused,
  ServiceAway,
  ServiceUncertain,
  type JobWorker,
} from '#platform/jobs/job-worker.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import {
  MailRefused,
  MailUncertain,
  type Mail,
  type MailTransport,
} from '#platform/mail/mail-transport.ts';
import type { WrittenMail } from './frame/frame-mail.ts';
import type { MailJob, MailKind, QueuedMail } from './queue.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

/** What composing a mail needs. */
export interface ComposeDeps {
  sql: Sql;
  publicUrl: string;
  links: UnsubscribeLinks;
  /** The first is the default language. */
  languages: SiteLanguages;
}

/** The mail of a job, in the frame of all mails, or none when nobody wants it any more. */
export interface ComposedMail {
  mail: (Mail & WrittenMail) | null;
  /** Notes what the mail contained, in the transaction that ends the job. */
  finish?(sql: Sql): Promise<void>;
}

/** Composes the mail of a job from current rows, or names the seconds for which it is too early. */
export type Compose<Queued extends QueuedMail> = (
  job: MailJob<Queued>,
) => Promise<ComposedMail | { again: number }>;

/** What is queued for a mail of a kind. */
type QueuedOfKind<Kind extends MailKind, Queued = QueuedMail> = Queued extends {
  kind: infer Kinds;
}
  ? Kind extends Kinds
    ? Queued
    : never
  : never;

/** How the mails of each kind are composed. */
export type MailComposers = {
  [Kind in MailKind]: Compose<Extract<QueuedOfKind<Kind>, QueuedMail>>;
};

interface Options {
  sql: Pool;
  log: Log;
  transport: MailTransport;
  composers: MailComposers;
  /** Pauses between attempts while the mail server is away. */
  pauses?: { firstMs: number; longestMs: number };
}

/** A mail that may have arrived is sent again after so long, and so many times in all. */
const uncertainRetrySeconds = 60 * 60;
const maxCopies = 3;
/** One that a mail server takes minutes for keeps only itself waiting. */
const atOnce = 4;
/** A process that ends waits no longer for a mail server, whatever that may take. */
const stoppingMs = 10_000;

/**
 * Sends the mails that are queued, some at once, in any number of processes. While the mail
 * server is away all mails wait; a mail that it refuses waits alone. One of which it did not say whether
 * it took it is sent again an hour later, three times at most. A process that is killed after
 * sending, before it could finish the job, leaves a mail that is sent again under the same Message-ID.
 */
export function createMailer({ sql, log, transport, composers, pauses }: Options): JobWorker {
  async function sendMail(job: MailJob, stopping: AbortSignal) {
    const compose = composers[job.data.kind] as Compose<QueuedMail>;
    const composed = await compose(job);
    if ('again' in composed) return composed;
    const { mail, finish } = composed;
    if (mail) await send(mail, job, stopping);
    await transaction(sql, async (tx) => {
      // First: this waits for whoever has just found more for this job.
      await finishJob(tx, job);
      await finish?.(tx);
    });
    return undefined;
  }

  async function send(mail: Mail, job: MailJob, stopping: AbortSignal): Promise<void> {
    try {
      await unlessStopped(transport.send(mail), stopping);
    } catch (cause) {
      if (cause instanceof MailUncertain) {
        const { copies = 0 } = job.data as { copies?: number };
        if (copies + 1 >= maxCopies) throw new JobRefused(cause.message, { cause });
        await mergeJobData(sql, job, { copies: copies + 1 });
        throw new ServiceUncertain(cause.message, uncertainRetrySeconds, cause);
      }
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
    atOnce,
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

/**
 * Rejects some seconds after the process was asked to end, perhaps before it began to send. The mail
 * may still arrive, so that no other process should send it at once.
 */
async function unlessStopped(sending: Promise<void>, stopping: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let onStop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    const end = () =>
      reject(new MailUncertain(new Error('The mail server did not answer before the end')));
    onStop = () => (timer = setTimeout(end, stoppingMs));
  });
  stopping.addEventListener('abort', onStop);
  if (stopping.aborted) onStop();
  try {
    await Promise.race([sending, stopped]);
  } finally {
    stopping.removeEventListener('abort', onStop);
    clearTimeout(timer);
  }
}

/** Returns only the codes of an error of the mail server: its text may contain the address. */
function failureReason(error: Error) {
  const { name, message, cause } = error;
  const isOfTransport = [ServiceAway, ServiceUncertain, JobRefused, MailRefused].some(
    (kind) => error instanceof kind,
  );
  if (!isOfTransport) return { name, message };
  const isWrapped = cause instanceof MailRefused || cause instanceof MailUncertain;
  const source = isWrapped ? cause.cause : cause;
  const { code, command, responseCode } = Object(source) as Record<string, unknown>;
  return { name: (source as Error).name, code, command, responseCode };
}
