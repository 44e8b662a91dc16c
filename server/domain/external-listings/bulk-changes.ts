import type { AuditDetails } from '#contract/audit/audit.ts';
import type { AuditEventName } from '#contract/audit/audit-events.ts';
import type {
  ExternalDeletion,
  ExternalStatusChange,
  Matching,
  PartDone,
} from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { deletePart, isUnconfirmed, updateStatusOfPart } from '#domain/listings/public.ts';
import { clearPublishedAs } from '#domain/imports/public.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { fragment, transaction, type Fragment, type Pool } from '#platform/database/sql.ts';
import { externalConditions, externalListings, hasStatus, storedStatus } from './filters.ts';

/** Changes per call: well below a second, so that the screen can show progress. */
const partSize = 1000;

type Selection = { ids: number[] } | { matching: Matching };

/** The audit event of giving a listing a status. */
export const statusEvents: Record<ExternalStatus, AuditEventName> = {
  pending: 'listing.held',
  published: 'listing.published',
  rejected: 'listing.rejected',
};

/** Gives some of the selected listings a status, and returns how many still need it. */
export async function changeStatuses(
  searches: Pool,
  adminId: number,
  { status, ids, matching }: ExternalStatusChange,
): Promise<PartDone> {
  const selection = matching ? { matching } : { ids: ids ?? [] };
  const stored = storedStatus[status];
  const part = await changePart(searches, adminId, {
    selection,
    event: statusEvents[status],
    // Skips listings that have the status already, so that each call makes progress.
    condition: fragment`${selectionCondition(selection)} and ${status === 'published' ? needsPublishing : fragment`not ${hasStatus(status)}`}`,
    statement: fragment`${status === 'published' ? clearPublishedAs : fragment``}
      ${updateStatusOfPart(stored, status === 'published')}`,
  });
  if (status !== 'published' || part.remaining > 0) return part;
  const [held] = await searches<{ count: number }[]>`
    select count(*)::int as count from ${externalListings}
    where ${selectionCondition(selection)} and not ${hasStatus(status)} and l.external_link is null`;
  return held?.count ? { ...part, without_link: held.count } : part;
}

/**
 * Not published, or unconfirmed for so long that searches leave it out. What is published has a
 * link: nobody here could be reached otherwise.
 */
const needsPublishing = fragment`(not ${hasStatus('published')} or ${isUnconfirmed})
  and l.external_link is not null`;

/** Deletes some of the selected listings, and returns how many are left. */
export function deleteMany(
  searches: Pool,
  adminId: number,
  { ids, last_id, ...filters }: ExternalDeletion,
): Promise<PartDone> {
  const selection =
    last_id === undefined ? { ids: ids ?? [] } : { matching: { ...filters, last_id } };
  return changePart(searches, adminId, {
    selection,
    event: 'listing.deleted',
    condition: selectionCondition(selection),
    statement: deletePart,
  });
}

interface Change {
  selection: Selection;
  event: AuditEventName;
  /** Which listings still need it. */
  condition: Fragment;
  /** Changes the listings named in `part`. */
  statement: Fragment;
}

async function changePart(searches: Pool, adminId: number, change: Change): Promise<PartDone> {
  const { selection, event, condition, statement } = change;
  const done = await transaction(searches, async (sql) => {
    // Skips rows that an import holds; the next call finds them.
    const changed = await sql<{ id: number; title: string }[]>`
      with part as materialized (select l.id from ${externalListings} where ${condition}
        order by l.id limit ${partSize} for update of l skip locked)
      ${statement} returning listings.id, listings.title`;
    const [first] = changed;
    if (!first) return 0;
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event,
      target_kind: 'listing',
      ...(changed.length === 1
        ? { target_id: first.id, target_label: first.title }
        : { target_id: null, details: auditDetails(selection, changed) }),
    });
    return changed.length;
  });
  const [left] = await searches<{ remaining: number }[]>`
    select count(*)::int as remaining from ${externalListings} where ${condition}`;
  return { done, remaining: left?.remaining ?? 0 };
}

function selectionCondition(selection: Selection): Fragment {
  if ('ids' in selection) {
    return fragment`o.listing_id = any(${selection.ids}) and ${externalConditions({})}`;
  }
  const { last_id, ...filters } = selection.matching;
  return fragment`o.listing_id <= ${last_id} and ${externalConditions(filters)}`;
}

/** How many were changed, which, and the filters that selected them, if any. */
function auditDetails(selection: Selection, changed: { id: number }[]): AuditDetails {
  const ids = changed.map(({ id }) => id).sort((a, b) => a - b);
  const filters = 'ids' in selection ? [] : Object.entries(selection.matching);
  const given = filters.filter(([, value]) => value !== undefined);
  return { count: changed.length, ...Object.fromEntries(given), ids };
}
