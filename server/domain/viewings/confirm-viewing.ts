import type { InquirySide } from '#contract/vocabulary.ts';
import { notifySides, viewerSide } from '#domain/inquiries/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { confirmedSlot } from './viewing-json.ts';
import { noSuchViewing, notNow } from './lock-viewings.ts';

/**
 * Notes that this side of an agreed viewing comes at a time. Repeating it changes nothing. Throws
 * `not_found`, or `transition_refused` for another time than the agreed one and once it began.
 */
export async function confirmViewing(
  pool: Pool,
  { user_id: userId }: Viewer,
  id: number,
  slotId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    // First, so that what is read next is not changed any more.
    await sql`select from viewings where id = ${id} for no key update`;
    const [viewing] = await sql<
      {
        inquiry_id: number;
        side: InquirySide;
        is_expected: boolean;
        has_confirmed: boolean;
      }[]
    >`
      select i.id as inquiry_id, ${viewerSide(userId)} as side,
        v.status = 'agreed' and v.slot_id = ${slotId} and s.starts_at > now() as is_expected,
        coalesce(${confirmedSlot(userId)} = v.slot_id, false) as has_confirmed
      from viewings v join inquiries i on i.id = v.inquiry_id
        join viewing_slots s on s.id = v.slot_id
      where v.id = ${id} and ${viewerSide(userId)} is not null`;
    if (!viewing) throw noSuchViewing();
    if (!viewing.is_expected) throw notNow();
    if (viewing.has_confirmed) return;
    const column = `${viewing.side}_confirmed_slot_id`;
    await sql`update viewings set ${sql(column)} = ${slotId} where id = ${id}`;
    await notifySides(sql, { id: viewing.inquiry_id, kind: 'listing' });
  });
}
