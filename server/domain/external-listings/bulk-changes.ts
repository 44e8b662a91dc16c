import { sql, type SQL } from 'drizzle-orm';
import type { AdminActName } from '#contract/audit/audit-events.ts';
import type {
  ExternalDeletion,
  ExternalStatusChange,
  Matching,
  PartDone,
} from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database } from '#platform/database/database.ts';
import type { ActDetails } from '#platform/database/schema/admin-acts.ts';
import { externalConditions, externalListings, hasStatus, storedStatus } from './filters.ts';

/** One call changes up to so many: well below a second, so that nobody waits in the dark. */
const partSize = 1000;

type Chosen = { ids: number[] } | { matching: Matching };

/** What the audit log calls giving a listing a status. */
export const statusActs: Record<ExternalStatus, AdminActName> = {
  pending: 'listing.held',
  published: 'listing.published',
  rejected: 'listing.rejected',
};

/** Gives some of the chosen listings a status, and says how many still need it. */
export function changeStatuses(
  database: Database,
  adminId: number,
  { status, ids, matching }: ExternalStatusChange,
): Promise<PartDone> {
  const chosen = matching ? { matching } : { ids: ids ?? [] };
  const stored = storedStatus[status];
  return doPart(database, adminId, {
    chosen,
    act: statusActs[status],
    // What has it already is left alone, so that each call gets further.
    condition: sql`${conditionOf(chosen)} and not ${hasStatus(status)}`,
    apply: sql`${status === 'published' ? forgetPublished : sql``}
      update listings set status = ${stored}, updated_at = now()
      from part where listings.id = part.id`,
  });
}

/** Goes between `part` and what is done to it. */
const forgetPublished = sql`, seen as (
  update external_origins o set published_as = null
  from part where o.listing_id = part.id and o.published_as is not null)`;

/** Deletes some of the chosen listings for good, and says how many are left. */
export function deleteMany(
  database: Database,
  adminId: number,
  { ids, last_id, ...filters }: ExternalDeletion,
): Promise<PartDone> {
  const chosen = last_id === undefined ? { ids: ids ?? [] } : { matching: { ...filters, last_id } };
  return doPart(database, adminId, {
    chosen,
    act: 'listing.deleted',
    condition: conditionOf(chosen),
    apply: sql`delete from listings using part where listings.id = part.id`,
  });
}

interface Part {
  chosen: Chosen;
  act: AdminActName;
  /** Which listings still need it. */
  condition: SQL;
  /** Does it to the listings named in `part`. */
  apply: SQL;
}

async function doPart({ orm }: Database, adminId: number, what: Part): Promise<PartDone> {
  const { chosen, act, condition, apply } = what;
  const done = await orm.transaction(async (transaction) => {
    // Rows that an import holds are passed over: the next call finds them.
    const changed = await transaction.execute<{ id: number; title: string }>(sql`
      with part as materialized (select l.id from ${externalListings} where ${condition}
        order by l.id limit ${partSize} for update of l skip locked)
      ${apply} returning listings.id, listings.title`);
    const [first] = changed;
    if (!first) return 0;
    await recordAct(transaction, {
      admin_id: adminId,
      act,
      thing_kind: 'listing',
      ...(changed.length === 1
        ? { thing_id: first.id, thing_label: first.title }
        : { thing_id: null, details: detailsOf(chosen, changed) }),
    });
    return changed.length;
  });
  const [left] = await orm.execute<{ remaining: number }>(
    sql`select count(*)::int as remaining from ${externalListings} where ${condition}`,
  );
  return { done, remaining: left?.remaining ?? 0 };
}

function conditionOf(chosen: Chosen): SQL {
  if ('ids' in chosen) return sql`o.listing_id in ${chosen.ids} and ${externalConditions({})}`;
  const { last_id, ...filters } = chosen.matching;
  return sql`o.listing_id <= ${last_id} and ${externalConditions(filters)}`;
}

/** How many, which of those chosen it really was, and the filters that chose them, if any. */
function detailsOf(chosen: Chosen, changed: { id: number }[]): ActDetails {
  const ids = changed.map(({ id }) => id).sort((a, b) => a - b);
  const filters = 'ids' in chosen ? [] : Object.entries(chosen.matching);
  const given = filters.filter(([, value]) => value !== undefined);
  return { count: changed.length, ...Object.fromEntries(given), ids };
}
