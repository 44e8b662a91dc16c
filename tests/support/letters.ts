import type { SiteLanguages } from '#contract/languages.ts';
import { composeLetter } from '#domain/moderation/letters/compose-letter.ts';
import { finishMail, takeMail } from '#domain/notifications/queue.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import { publicUrl, type TestApp } from './test-app.ts';

/** Takes the letters that wait in the queue, as they would be sent; leaves other mails out. */
export async function takeLetters({ database: { sql } }: TestApp): Promise<Mail[]> {
  const deps = {
    sql,
    publicUrl,
    noticeIds: createSignedIds(sql, 'notice'),
    statementIds: createSignedIds(sql, 'statement'),
    languages: ['en'] satisfies SiteLanguages,
  };
  const mails: Mail[] = [];
  for (let job = await takeMail(sql); job; job = await takeMail(sql)) {
    if (job.user_id === null) {
      const mail = await composeLetter(deps, job);
      if (mail) mails.push(mail);
    }
    await finishMail(sql, job.id);
  }
  return mails;
}

/** The path of the link in a mail. */
export function linkIn({ text }: Mail): string {
  const [url] = /https?:\/\/\S+/.exec(text) ?? [];
  if (url === undefined) throw new Error(`No link in this mail: ${text}`);
  return url.replace(publicUrl, '');
}
