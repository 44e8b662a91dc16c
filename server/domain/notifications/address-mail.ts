import { readMailLanguage } from '#domain/users/public.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { frameMail, type WrittenMail } from './frame/frame-mail.ts';
import type { MailContent, MailLink } from './frame/mail-content.ts';
import { formatGreeting } from './mail-texts.ts';
import type { ComposeDeps } from './mailer.ts';
import type { StoppedMails } from './unsubscribe.ts';

/** What a mail says besides its greeting and the link that ends such mails. */
interface AddressedContent extends Omit<MailContent, 'greeting' | 'settings'> {
  /** Other ways to change such mails. */
  settings?: readonly MailLink[];
  /** Label of the link that ends such mails. */
  stop: string;
}

/** Prepares the mail of a job for its user: their language, and the link that ends `mails`. */
export async function addressMail(
  { sql, links, languages }: Pick<ComposeDeps, 'sql' | 'links' | 'languages'>,
  { id, data: { user_id: userId } }: { id: string; data: { user_id: number } },
  mails: StoppedMails,
) {
  const language = await readMailLanguage(sql, userId, languages);
  const unsubscribeUrl = await links.urlFor(userId, mails);
  return {
    language,
    /** Writes the mail in the frame that all mails have. */
    frame(
      reader: { email: string; first_name: string },
      { settings = [], stop, ...content }: AddressedContent,
    ): Mail & WrittenMail {
      const greeting = formatGreeting(language, reader.first_name);
      const all = [...settings, { label: stop, url: unsubscribeUrl }];
      const written = frameMail({ ...content, greeting, settings: all }, language);
      return { id, to: reader.email, unsubscribeUrl, ...written };
    },
  };
}
