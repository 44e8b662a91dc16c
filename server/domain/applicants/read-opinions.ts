import type { Applicant } from '#contract/applicants/calls.ts';
import { memberIds } from '#domain/matching/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import type { Vote } from '#contract/applicants/votes.ts';
import { isSeeker } from '#domain/inquiries/public.ts';
import { hiddenFrom, isBlockedBetween } from '#domain/safety/public.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';

/** What a household thinks of an applicant, and who has not looked yet. */
export type Opinions = Pick<Applicant, 'votes' | 'not_looked'>;

interface Row {
  inquiry_id: number;
  id: number;
  first_name: string;
  profile_picture_url: string | null;
  vote: Vote | null;
  note: string;
  has_looked: boolean;
}

/** The opinions for a listing whose owner decides alone: none. */
export const noOpinions: ReadonlyMap<number, Opinions> = new Map();

/**
 * What the household of a listing thinks of these inquiries while they are open, the owner first.
 * Who wrote one never reads what is thought of it, also once they live there. Nobody appears whom a
 * block hides from the viewer, or who does not see the applicant because of one.
 */
export async function readOpinions(
  sql: Sql,
  pick: { userId: number; listingId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, Opinions>> {
  const { userId, listingId, ids } = pick;
  const rows = await sql<Row[]>`
    select i.id as inquiry_id, u.id, u.first_name, u.profile_picture_url, v.vote,
      coalesce(v.note, '') as note, coalesce(k.looked_at >= i.created_at, false) as has_looked
    from inquiries i join listings l on l.id = i.listing_id
    join users u on u.id = any (${memberIds} || l.user_id)
    left join applicant_votes v on (v.inquiry_id, v.user_id) = (i.id, u.id)
    left join applicant_looks k on (k.listing_id, k.user_id) = (l.id, u.id)
    where l.id = ${listingId} and i.id = any(${[...ids]}::int[])
      and i.status in ${sql(openStatuses)} and not ${isSeeker(fragment`${userId}::int`)}
      and not ${isSeeker(fragment`u.id`)}
      and u.suspended_at is null and u.id not in (${hiddenFrom(userId)})
      and not ${isBlockedBetween(fragment`u.id`, fragment`i.sender_id`)}
    order by u.id = l.user_id desc, u.id`;
  const opinions = new Map<number, Opinions>();
  for (const { inquiry_id: inquiryId, vote, note, has_looked: hasLooked, ...user } of rows) {
    const about = opinions.get(inquiryId) ?? { votes: [], not_looked: [] };
    opinions.set(inquiryId, about);
    const isMine = user.id === userId;
    if (vote !== null) about.votes.push({ user, vote, note, is_mine: isMine });
    else if (!isMine && !hasLooked) {
      about.not_looked.push({ id: user.id, first_name: user.first_name });
    }
  }
  return opinions;
}
