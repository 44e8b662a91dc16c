import { composeLetter } from '#domain/moderation/letters/compose-letter.ts';
import type { MailJob, QueuedMail } from '#domain/notifications/queue.ts';
import { finishJob, takeJobs } from '#platform/jobs/job-store.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { mailDeps } from './mail-deps.ts';
import { publicUrl, type TestApp } from './test-app.ts';

/** Takes the letters that wait in the queue, as they would be sent; leaves other mails out. */
export async function takeLetters({ database: { sql } }: TestApp): Promise<Mail[]> {
  const deps = mailDeps(sql, ['en']);
  const mails: Mail[] = [];
  for (const job of await takeJobs<QueuedMail>(sql, 'mail', 100)) {
    if (isLetter(job)) {
      const { mail } = await composeLetter(deps, job);
      if (mail) mails.push(mail);
    }
    await finishJob(sql, job);
  }
  return mails;
}

type Letter = Parameters<typeof composeLetter>[1];
const isLetter = (job: MailJob): job is Letter => 'about_id' in job.data;

/** The path of the link in a mail. */
export function linkIn({ text }: Mail): string {
  const [url] = /https?:\/\/\S+/.exec(text) ?? [];
  if (url === undefined) throw new Error(`No link in this mail: ${text}`);
  return url.replace(publicUrl, '');
}
