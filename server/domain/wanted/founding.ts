import type { SiteLanguages } from '#contract/languages.ts';
import { retention } from '#contract/retention.ts';
import type { FoundingForm } from '#contract/wanted/founding.ts';
import type { Founding, FoundingAnswer } from '#contract/wanted/wanted.ts';
import { foundGroup, requireSpaceForGroup } from '#domain/groups/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { lockUsers, readMailLanguage } from '#domain/users/public.ts';
import { foundingAfter, type FoundingEvent } from '#machines/founding.machine.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { nameGroup } from './mails/compose-founded.ts';
import { foundingJson, isFresh } from './read-founding.ts';
import { noSuchWanted } from './wanted-policy.ts';

interface Deps {
  quotas: Quotas;
  languages: SiteLanguages;
}

/**
 * Stores what a user says about looking together with who wrote a page. When both say yes, the same
 * transaction makes a group of them, which the one who said so first leads. Repeating an answer changes
 * nothing. Throws `not_found`, `own_target`, `conflict` for a yes without a page of one's own,
 * `transition_refused`, `too_many_groups` and `rate_limited`: none of them depends on what the other one
 * answered.
 */
export async function answerFounding(
  pool: Pool,
  { quotas, languages }: Deps,
  viewer: Viewer,
  pageId: number,
  { answer }: FoundingForm,
): Promise<Founding> {
  const { user_id: userId } = viewer;
  return transaction(pool, async (sql) => {
    const [page] = await sql<{ user_id: number }[]>`
      select user_id from wanted_pages where id = ${pageId} and user_id is not null`;
    if (!page) throw noSuchWanted();
    const { user_id: otherId } = page;
    if (otherId === userId) {
      throw new ProblemError('own_target', { detail: 'This wanted page is yours' });
    }
    // Both answers are read behind the lock: of two who say yes at once, the second sees the first.
    await lockUsers(sql, userId, [otherId]);
    const before = await readFounding(sql, userId, otherId);
    if (answer === 'yes' && before.group_id === null) {
      if (!before.is_ready) {
        throw new ProblemError('conflict', {
          detail: 'Write a wanted page first that everyone with an account sees',
        });
      }
      await requireSpaceForGroup(sql, quotas, userId);
    }
    const event: FoundingEvent =
      answer === 'yes'
        ? { type: 'answer.yes', isMutual: await isAwaited(sql, quotas, userId, otherId) }
        : { type: answer === 'no' ? 'answer.no' : 'answer.none' };
    const state = before.group_id === null ? (before.answer ?? 'open') : 'together';
    const after = foundingAfter(state, event);
    if (after === null) {
      throw new ProblemError('transition_refused', {
        detail: 'You look together already. Leave the group to end that',
      });
    }
    if (state === 'together') return before;
    await quotas.count(sql, 'foundingAnswers', viewer);
    if (after === 'together') {
      const language = await readMailLanguage(sql, userId, languages);
      const group_id = await foundGroup(sql, quotas, nameGroup(language), [otherId, userId]);
      // What was answered has done its work: who leaves the group starts anew.
      await sql`
        delete from founding_answers where (user_id, about_id)
          in ((${userId}, ${otherId}), (${otherId}, ${userId}))`;
      await queueMails(sql, [{ kind: 'founded', user_id: otherId, other_id: userId, group_id }]);
    } else {
      await storeAnswer(sql, userId, otherId, after === 'open' ? null : after);
    }
    return readFounding(sql, userId, otherId);
  });
}

/** Throws `not_found` about a page that is not for seekers, or with a block between the two. */
async function readFounding(sql: Sql, userId: number, otherId: number): Promise<Founding> {
  const [row] = await sql<{ founding: Founding | null }[]>`
    select ${foundingJson(userId)} as founding
    from users u join wanted_pages w on w.user_id = u.id
    where u.id = ${otherId} and not ${isBlockedBetween(fragment`u.id`, fragment`${userId}::int`)}`;
  if (!row?.founding) throw noSuchWanted();
  return row.founding;
}

/**
 * Did the other one say yes, and can they be in another group? While they cannot, a yes waits as if they
 * had not answered, and whoever says it again later founds the group.
 */
async function isAwaited(
  sql: Sql,
  quotas: Quotas,
  userId: number,
  otherId: number,
): Promise<boolean> {
  const [row] = await sql<{ is_awaited: boolean }[]>`
    select exists (select from founding_answers f where f.user_id = ${otherId}
        and f.about_id = ${userId} and f.answer = 'yes' and ${isFresh})
      and (select count(*) from group_members where user_id = ${otherId})
        < ${quotas.capacity('groups')} as is_awaited`;
  return row?.is_awaited ?? false;
}

async function storeAnswer(
  sql: Sql,
  userId: number,
  otherId: number,
  answer: FoundingAnswer | null,
): Promise<void> {
  if (answer === null) {
    await sql`
      delete from founding_answers where user_id = ${userId} and about_id = ${otherId}`;
    return;
  }
  await sql`
    insert into founding_answers ${sql({ user_id: userId, about_id: otherId, answer })}
    on conflict (user_id, about_id) do update set answer = excluded.answer, answered_at = now()`;
}

/** Takes back whatever yes a user said, because their page is gone. Their no stays. */
export async function takeBackYes(sql: Sql, userId: number): Promise<void> {
  await sql`delete from founding_answers where user_id = ${userId} and answer = 'yes'`;
}

/** Deletes answers some time after they were given. */
export async function deleteOldFoundingAnswers(sql: Sql): Promise<void> {
  await sql`
    delete from founding_answers
    where answered_at < now() - ${interval(retention.foundingAnswer)}`;
}
