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
  const [author] = await sql<{ email: string; first_name: string; headline: string }[]>`
    select u.email, u.first_name, w.headline
    from wanted_pages w join users u on u.id = w.user_id
    left join notification_settings n on n.user_id = u.id
    where w.user_id = ${userId} and ${isEnding} and u.suspended_at is null
      and coalesce(n.confirm_mails, true)`;
  if (!author) return { mail: null };
  const unsubscribeUrl = await links.urlFor(userId, 'rooms');
  const language = await readMailLanguage(sql, userId, languages);
  const { mails: t } = getLocales(language);
  const written = frameMail(
    {
      greeting: formatGreeting(language, author.first_name),
      subject: t.stillLooking,
      parts: [t.stillLookingHint({ count: freshDays }), { quote: author.headline }],
      button: { label: t.confirmWanted, url: `${publicUrl}/wanted/edit` },
      why: t.whyWanted,
      settings: [{ label: t.stopConfirm, url: unsubscribeUrl }],
    },
    language,
  );
  return { mail: { id, to: author.email, unsubscribeUrl, ...written } };
}
