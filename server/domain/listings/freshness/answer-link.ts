import type { Sql } from '#platform/database/sql.ts';
import { confirmationStamp, type AskedListing } from './confirm-links.ts';

/** What an owner says through a link: it is still available, or pause it. */
export const confirmAnswers = ['confirm', 'pause'] as const;
export type ConfirmAnswer = (typeof confirmAnswers)[number];

export interface LinkedListing {
  title: string;
  owner_id: number;
  /** `open`: the question waits. `answered`: it was confirmed since. `closed`: it is not offered. */
  state: 'open' | 'answered' | 'closed';
}

/** The listing of a link and whether its question still waits; null once it is deleted. */
export async function readLinked(sql: Sql, asked: AskedListing): Promise<LinkedListing | null> {
  const [row] = await sql<LinkedListing[]>`
    select l.title, l.user_id as owner_id, case when l.status <> 'active' then 'closed'
      when ${confirmationStamp} = ${asked.confirmed_at} then 'open' else 'answered' end as state
    from listings l where l.id = ${asked.id} and l.user_id is not null`;
  return row ?? null;
}

/** Stores the answer of a link; false when its question does not wait any more. */
export async function answerLink(
  sql: Sql,
  asked: AskedListing,
  answer: ConfirmAnswer,
): Promise<boolean> {
  const answered = await sql`
    update listings l set last_confirmed_at = now(), updated_at = now(),
      status = ${answer === 'pause' ? 'paused' : 'active'}
    where l.id = ${asked.id} and l.user_id is not null and l.status = 'active'
      and ${confirmationStamp} = ${asked.confirmed_at}
    returning l.id`;
  return answered.length > 0;
}
