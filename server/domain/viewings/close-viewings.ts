import { retention } from '#contract/retention.ts';
import { viewingStatuses } from '#contract/vocabulary.ts';
import { openWishStatuses, viewingAfter } from '#machines/viewing.machine.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { settledBefore } from './viewing-json.ts';

const expirable = viewingStatuses.filter(
  (status) => viewingAfter(status, { type: 'viewing.expired' }) !== null,
);

/**
 * Ends viewings of which nobody said whether they took place, proposed times that passed, and waiting
 * for times that began. Deletes old times with their viewings.
 */
export async function closeViewings(sql: Sql): Promise<void> {
  await sql`
    update viewings v set status = 'expired', updated_at = now() from viewing_slots s
    where s.id = v.slot_id and v.status = any(${expirable}::text[])
      and s.ends_at < ${settledBefore}`;
  await sql`
    update viewings set status = 'expired', sequence = sequence + 1, updated_at = now()
    where slot_id is null and status = any(${openWishStatuses}::text[])
      and wish_ends_at < now()`;
  await sql`
    delete from slot_waits w using viewing_slots s
    where s.id = w.slot_id and s.starts_at < now()`;
  const ended = fragment`now() - ${interval(retention.viewing)}`;
  await sql`delete from viewing_slots where ends_at < ${ended}`;
  await sql`delete from viewings where slot_id is null and wish_ends_at < ${ended}`;
}
