import { freshDays } from '#contract/listings/freshness.ts';
import {
  addressMail,
  wants,
  type ComposeDeps,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';
import { isEnding } from '../remind-authors.ts';

/**
 * Composes the mail that asks whether someone is still looking. There is none when they confirmed their
 * page meanwhile, deleted it, or want no mails that ask.
 */
export async function composeWantedReminder(
  deps: ComposeDeps,
  job: GatheredJob,
): Promise<ComposedMail> {
  const pages = await deps.sql<
    { email: string; first_name: string; headline: string; group_id: number | null }[]
  >`
    select u.email, u.first_name, w.headline, w.group_id
    from users u join wanted_pages w on w.user_id = u.id or w.group_id = any (array(
      select m.group_id from group_members m where m.user_id = u.id and m.role = 'lead'))
    left join notification_settings n on n.user_id = u.id
    where u.id = ${job.data.user_id} and ${isEnding} and u.suspended_at is null
      and ${wants('confirm_mails')}
    order by w.group_id nulls first`;
  const [author] = pages;
  if (!author) return { mail: null };
  const { language, frame } = await addressMail(deps, job, 'rooms');
  const { mails: t } = getLocales(language);
  const mail = frame(author, {
    subject: t.stillLooking,
    parts: [
      t.stillLookingHint({ count: freshDays }),
      ...pages.map(({ headline }) => ({ quote: headline })),
    ],
    button: { label: t.confirmWanted, url: `${deps.publicUrl}${editPath(author)}` },
    why: t.whyWanted,
    stop: t.stopConfirm,
  });
  return { mail };
}

const editPath = ({ group_id: groupId }: { group_id: number | null }) =>
  groupId === null ? '/wanted/edit' : `/groups/${groupId}/wanted`;
