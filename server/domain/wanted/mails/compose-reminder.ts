import { freshDays } from '#contract/listings/freshness.ts';
import {
  formatGreeting,
  frameMail,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import { isEnding } from '../remind-authors.ts';

/**
 * Composes the mail that asks whether someone is still looking. There is none when they confirmed their
 * page meanwhile, deleted it, or want no mails that ask.
 */
export async function composeWantedReminder(
  { sql, publicUrl, links, languages }: ComposeDeps,
  { id, data }: GatheredJob,
): Promise<ComposedMail> {
  const { user_id: userId } = data;
  const pages = await sql<
    { email: string; first_name: string; headline: string; group_id: number | null }[]
  >`
    select u.email, u.first_name, w.headline, w.group_id
    from users u join wanted_pages w on w.user_id = u.id or w.group_id = any (array(
      select m.group_id from group_members m where m.user_id = u.id and m.role = 'lead'))
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and ${isEnding} and u.suspended_at is null
      and coalesce(n.confirm_mails, true)
    order by w.group_id nulls first`;
  const [author] = pages;
  if (!author) return { mail: null };
  const unsubscribeUrl = await links.urlFor(userId, 'rooms');
  const language = await readMailLanguage(sql, userId, languages);
  const { mails: t } = getLocales(language);
  const written = frameMail(
    {
      greeting: formatGreeting(language, author.first_name),
      subject: t.stillLooking,
      parts: [
        t.stillLookingHint({ count: freshDays }),
        ...pages.map(({ headline }) => ({ quote: headline })),
      ],
      button: { label: t.confirmWanted, url: `${publicUrl}${editPath(author)}` },
      why: t.whyWanted,
      settings: [{ label: t.stopConfirm, url: unsubscribeUrl }],
    },
    language,
  );
  return { mail: { id, to: author.email, unsubscribeUrl, ...written } };
}

const editPath = ({ group_id: groupId }: { group_id: number | null }) =>
  groupId === null ? '/wanted/edit' : `/groups/${groupId}/wanted`;
