import { retention } from '#contract/retention.ts';
import { viewingStatuses } from '#contract/vocabulary.ts';
import { viewingAfter } from '#machines/viewing.machine.ts';
import type { Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';

/** For so long both sides can say whether a viewing took place, before it ends without an answer. */
const answerDays = 7;

const expirable = viewingStatuses.filter(
  (status) => viewingAfter(status, { type: 'viewing.expired' }) !== null,
);

/** Ends viewings of which nobody said whether they took place, and deletes old times with theirs. */
export async function closeViewings(sql: Sql): Promise<void> {
  await sql`
    update viewings v set status = 'expired', updated_at = now() from viewing_slots s
    where s.id = v.slot_id and v.status = any(${expirable}::text[])
      and s.ends_at < now() - ${interval({ days: answerDays })}`;
  await sql`delete from viewing_slots where ends_at < now() - ${interval(retention.viewing)}`;
}
