import type { SiteLanguages, Language } from '#contract/languages.ts';
import { retention } from '#contract/retention.ts';
import { declineWithMessage, lockReceived, type Limiting } from '#domain/inquiries/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { interval } from '#platform/database/term.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { createJobWorker, type JobWorker } from '#platform/jobs/job-worker.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import type { Log } from '#platform/log.ts';
import { limits } from '#contract/limits.ts';
import { fillTemplate } from '#contract/reply-templates/fields.ts';
import { cleanName } from '#contract/users/names.ts';
import { getLocales } from '#get-locales';

interface Options {
  sql: Pool;
  log: Log;
  limiting: Limiting;
  /** The first is the default language. */
  languages: SiteLanguages;
}

/** A decline whose sending has begun. */
interface StartedDecline {
  id: number;
  owner_id: number;
  message: string | null;
  is_filled: boolean;
  held_at: string;
}

/**
 * Declines what was held and not taken back, in any number of processes. Each inquiry has a
 * transaction of its own, which also deletes its row: so it is declined once, whatever is killed.
 */
export function createDeclineSender({ sql, log, limiting, languages }: Options): JobWorker {
  async function send({ data }: Job<{ decline_id: number }>, stopping: AbortSignal) {
    const decline = await startDecline(sql, data.decline_id);
    if (!decline) return undefined;
    const rows = await sql<{ inquiry_id: number }[]>`
      select inquiry_id from held_decline_inquiries
      where decline_id = ${decline.id} order by inquiry_id`;
    const { attempt, report } = createAttempts('inquiries');
    for (const { inquiry_id: inquiryId } of rows) {
      if (stopping.aborted) return { again: 0 };
      await attempt(inquiryId, () =>
        transaction(sql, (tx) => declineHeld(tx, { limiting, languages }, decline, inquiryId)),
      );
    }
    report();
    await sql`update held_declines set message = null where id = ${decline.id}`;
    return undefined;
  }
  return createJobWorker({ sql, log, queue: 'declines', work: send });
}

/**
 * Notes that the sending begins, from when on nothing can be taken back. Null when it was taken back,
 * or the owner was suspended, whom nobody hears of.
 */
async function startDecline(sql: Sql, id: number): Promise<StartedDecline | null> {
  const [started] = await sql<(StartedDecline & { is_suspended: boolean })[]>`
    update held_declines d set started_at = coalesce(started_at, now())
    from users u where u.id = d.owner_id and d.id = ${id} and undone_at is null
    returning d.id, owner_id, message, is_filled, held_at::text,
      u.suspended_at is not null as is_suspended`;
  if (!started?.is_suspended) return started ?? null;
  await sql`
    with dropped as (
      delete from held_decline_inquiries where decline_id = ${id} returning inquiry_id)
    update held_declines set message = null, skipped = skipped + (select count(*) from dropped)
    where id = ${id}`;
  return null;
}

async function declineHeld(
  sql: Sql,
  { limiting, languages }: Pick<Options, 'limiting' | 'languages'>,
  decline: StartedDecline,
  inquiryId: number,
): Promise<void> {
  // In the order of every change of an inquiry: its sides first.
  const inquiry = await lockReceived(sql, decline.owner_id, inquiryId);
  const [held] = await sql<{ status: string }[]>`
    delete from held_decline_inquiries
    where inquiry_id = ${inquiryId} and decline_id = ${decline.id} returning status`;
  // Another process did it.
  if (!held) return;
  const isSent = await declineWithMessage(sql, limiting, inquiry, {
    status: held.status,
    heldAt: decline.held_at,
    isFilled: decline.is_filled,
    writeText: async (reader) =>
      decline.message === null
        ? composeKindText(
            await readMailLanguage(sql, reader.id, languages),
            reader,
            decline.is_filled,
          )
        : fillMessage(decline.message, reader),
  });
  await sql`
    update held_declines set sent = sent + ${isSent ? 1 : 0}, skipped = skipped + ${isSent ? 0 : 1}
    where id = ${decline.id}`;
}

/** Deletes what is remembered of declines; those given up stand on the board again. */
export async function deleteOldDeclines(sql: Sql): Promise<number> {
  const deleted = await sql`
    delete from held_declines where due_at < now() - ${interval(retention.repeatedRequest)}`;
  return deleted.count;
}

interface Reader {
  first_name: string;
  /** The title of the room that they wrote about. */
  title: string;
}

const nameIn = ({ first_name }: Reader) => cleanName(first_name, limits.firstName.max);

/** The owner's message as one of its readers gets it. */
const fillMessage = (message: string, reader: Reader): string =>
  fillTemplate(message, { first_name: nameIn(reader) });

/** What those read to whom the owner wrote nothing, also where the room went to someone else. */
function composeKindText(language: Language, reader: Reader, isFilled: boolean): string {
  const { declines, others } = getLocales(language);
  const write = isFilled ? others.filledText : declines.kindText;
  return write({ name: nameIn(reader), title: reader.title });
}
