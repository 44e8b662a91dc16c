import type { Language } from '#contract/languages.ts';
import {
  addressMail,
  formatName,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type FoundedMail,
  type MailJob,
} from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
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
  deps: ComposeDeps,
  job: MailJob<FoundedMail>,
): Promise<ComposedMail> {
  const { group_id: groupId, user_id: userId, other_id: otherId } = job.data;
  const [facts] = await deps.sql<{ email: string; first_name: string; other_name: string }[]>`
    select u.email, u.first_name, other.first_name as other_name
    from group_members mine join users u on u.id = mine.user_id
      join group_members theirs on theirs.group_id = mine.group_id
      join users other on other.id = theirs.user_id
    where mine.group_id = ${groupId} and u.id = ${userId} and other.id = ${otherId}
      and u.suspended_at is null and other.suspended_at is null
      and not ${isBlockedBetween(fragment`u.id`, fragment`other.id`)} and ${wantsMails}`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, job, 'messages');
  const { mails: t } = getLocales(language);
  const mail = frame(facts, {
    subject: t.founded({ name: formatName(facts.other_name) || t.someone }),
    parts: [t.foundedHint],
    button: { label: t.seeGroup, url: `${deps.publicUrl}/groups/${groupId}` },
    why: t.why,
    stop: t.unsubscribe,
  });
  return { mail };
}
