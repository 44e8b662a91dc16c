import type { Language } from '#contract/languages.ts';
import {
  formatGreeting,
  formatName,
  frameMail,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type FoundedMail,
  type MailJob,
} from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import { fragment } from '#platform/database/sql.ts';

/** The name of a group of two strangers until they choose another one. */
export function nameGroup(language: Language): string {
  const { mails: t } = getLocales(language);
  return t.foundedGroupName;
}

/**
 * Composes the mail that another one said yes, too. There is none when one of the two has left the group,
 * is suspended or blocked the other, nor for whoever wants no mails about messages.
 */
export async function composeFounded(
  { sql, publicUrl, links, languages }: ComposeDeps,
  { id, data: job }: MailJob<FoundedMail>,
): Promise<ComposedMail> {
  const [facts] = await sql<{ email: string; first_name: string; other_name: string }[]>`
    select u.email, u.first_name, other.first_name as other_name
    from group_members mine join users u on u.id = mine.user_id
      join group_members theirs on theirs.group_id = mine.group_id
      join users other on other.id = theirs.user_id
    where mine.group_id = ${job.group_id} and u.id = ${job.user_id} and other.id = ${job.other_id}
      and u.suspended_at is null and other.suspended_at is null
      and not ${isBlockedBetween(fragment`u.id`, fragment`other.id`)} and ${wantsMails}`;
  if (!facts) return { mail: null };
  const unsubscribeUrl = await links.urlFor(job.user_id, 'messages');
  const language = await readMailLanguage(sql, job.user_id, languages);
  const { mails: t } = getLocales(language);
  const written = frameMail(
    {
      greeting: formatGreeting(language, facts.first_name),
      subject: t.founded({ name: formatName(facts.other_name) || t.someone }),
      parts: [t.foundedHint],
      button: { label: t.seeGroup, url: `${publicUrl}/groups/${job.group_id}` },
      why: t.why,
      settings: [{ label: t.unsubscribe, url: unsubscribeUrl }],
    },
    language,
  );
  return { mail: { id, to: facts.email, unsubscribeUrl, ...written } };
}
