import {
  addressMail,
  formatName,
  isolate,
  oneLine,
  wantsMails,
  type ComposeDeps,
  type ComposedMail,
  type MailJob,
  type WantedMail,
} from '#domain/notifications/public.ts';
import { isOwnInvitation } from '../read-invitations.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { getLocales } from '#get-locales';
import { fragment } from '#platform/database/sql.ts';

const statusByKind = { wanted_invited: 'sent', wanted_declined: 'declined' } as const;

/**
 * Composes a mail about an invitation to write about a room. There is none once its status is another
 * than the mail tells of, nor when one of the two is suspended or blocked the other, nor for whoever
 * wants no mails about messages.
 */
export async function composeInvitation(
  deps: ComposeDeps,
  queued: MailJob<WantedMail>,
): Promise<ComposedMail> {
  const job = queued.data;
  const [facts] = await deps.sql<
    {
      email: string;
      first_name: string;
      other_name: string | null;
      title: string;
      message: string;
      group_name: string | null;
    }[]
  >`
    select u.email, u.first_name, other.first_name as other_name, l.title, v.message,
      g.name as group_name
    from wanted_invitations v join listings l on l.id = v.listing_id
      left join groups g on g.id = v.group_id
      join users u on u.id = ${job.user_id} and ${isOwnInvitation(job.user_id)}
      -- A group is nobody in particular: whoever of it said no said it for all.
      left join users other on other.id = case when v.owner_id <> u.id then v.owner_id
        else v.seeker_id end
    where v.id = ${job.invitation_id} and v.status = ${statusByKind[job.kind]}
      and l.status = 'active' and u.suspended_at is null and other.suspended_at is null
      and (other.id is null or not ${isBlockedBetween(fragment`u.id`, fragment`other.id`)})
      and ${wantsMails}`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, queued, 'messages');
  const { mails: t } = getLocales(language);
  const isInvited = job.kind === 'wanted_invited';
  const { group_name: group } = facts;
  const name = formatName(facts.other_name ?? '') || t.someone;
  const title = isolate(oneLine(facts.title));
  const declined =
    group === null ? t.wantedDeclined({ name, title }) : t.wantedDeclinedByGroup({ title });
  const forGroup = group === null ? [] : [t.wantedInvitedGroup({ name: isolate(oneLine(group)) })];
  const mail = frame(facts, {
    subject: isInvited ? t.wantedInvited({ name, title }) : declined,
    parts: isInvited ? [{ quote: facts.message }, ...forGroup, t.wantedInvitedAdvice] : [],
    button: {
      label: isInvited ? t.seeInvitation : t.seeInvitations,
      url: `${deps.publicUrl}/wanted/invitations${isInvited ? '' : '?side=sent'}`,
    },
    why: t.why,
    stop: t.unsubscribe,
  });
  return { mail };
}
