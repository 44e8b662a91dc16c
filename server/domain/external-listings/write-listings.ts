import { randomUUID } from 'node:crypto';
import type {
  ExternalListing,
  ExternalListingChange,
  ExternalListingForm,
} from '#contract/external-listings/external-listing.ts';
import {
  enteredByHand,
  reviewedFieldNames,
  type ImportField,
} from '#contract/imports/import-fields.ts';
import type { ImportProblem } from '#contract/imports/import.ts';
import { findContradiction } from '#contract/listings/contradiction.ts';
import { listingFieldDeclarations } from '#contract/listings/listing-fields.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { insertOrigin, textProblems, updateReview } from '#domain/imports/public.ts';
import {
  insertExternalListing,
  requireLowAmounts,
  updateExternalListing,
} from '#domain/listings/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { statusEvents } from './bulk-changes.ts';
import { externalStatus, storedStatus } from './filters.ts';
import { readExternal } from './read-listings.ts';

/** Stores an external listing that an administrator entered; returns its id. */
export async function insertExternal(
  sql: Sql,
  adminId: number,
  form: ExternalListingForm & { currency: string },
): Promise<number> {
  const { title, status = 'pending' } = form;
  requireLink({ status, external_link: form.external_link || null });
  requireLowAmounts(form, form.currency);
  const id = await insertExternalListing(sql, changedColumns({ ...form, status }));
  await insertOrigin(sql, id, { source: enteredByHand, sourceId: randomUUID() });
  const target = {
    admin_id: adminId,
    target_kind: 'listing',
    target_id: id,
    target_label: title,
  } as const;
  await recordAuditEvent(sql, { event: 'listing.added', ...target });
  if (status !== 'pending') {
    await recordAuditEvent(sql, { event: statusEvents[status], ...target });
  }
  return id;
}

/** Changes the fields that `change` holds; returns the listing as stored, null if there is none. */
export function changeExternal(
  pool: Pool,
  adminId: number,
  id: number,
  change: ExternalListingChange,
): Promise<ExternalListing | null> {
  return transaction(pool, async (sql) => {
    const [before] = await sql<{ status: ExternalStatus; external_link: string | null }[]>`
      select ${externalStatus} as status, l.external_link from listings l
      join external_origins o on o.listing_id = l.id
      where l.id = ${id} and l.user_id is null for update`;
    if (!before) return null;
    const planned = { ...(await readExternal(sql, id)), ...change };
    requireNoContradiction(planned);
    requireLowAmounts(planned, planned.currency ?? null);
    await updateExternalListing(sql, id, changedColumns(change));
    const changed = await readExternal(sql, id);
    if (!changed) return null;
    // Those that were published without a link before may keep it so.
    if (before.status !== 'published' || before.external_link !== null) requireLink(changed);
    const problems = unsolvedProblems(changed);
    await updateReview(sql, id, { problems, isPublished: changed.status === 'published' });
    const target = {
      admin_id: adminId,
      target_kind: 'listing',
      target_id: id,
      target_label: changed.title,
    } as const;
    // A change of status has an event of its own, whichever screen it was made on.
    const hasNewStatus = changed.status !== before.status;
    const fields = Object.keys(change).filter((name) => !(hasNewStatus && name === 'status'));
    if (fields.length > 0 || !hasNewStatus) {
      const details = { fields: fields.join(', ') };
      await recordAuditEvent(sql, { event: 'listing.changed', ...target, details });
    }
    if (hasNewStatus) {
      await recordAuditEvent(sql, { event: statusEvents[changed.status], ...target });
    }
    return { ...changed, problems };
  });
}

/** What is published has a link: nobody could be reached otherwise. Throws `validation_failed`. */
function requireLink({ status, external_link: link }: Reachable): void {
  if (status !== 'published' || link !== null) return;
  const message = 'A published listing needs a link, so that someone can be reached';
  throw new ProblemError('validation_failed', { errors: [{ path: 'external_link', message }] });
}
type Reachable = Pick<ExternalListing, 'status' | 'external_link'>;

/** Throws `validation_failed` where a change contradicts what is stored. */
function requireNoContradiction(terms: Parameters<typeof findContradiction>[0]): void {
  const contradiction = findContradiction(terms);
  if (contradiction === null) return;
  const { path, message } = contradiction;
  throw new ProblemError('validation_failed', { errors: [{ path: path.join('.'), message }] });
}

/** The problems of the import that the administrator's changes have not solved. */
function unsolvedProblems(listing: ExternalListing): ImportProblem[] {
  const codes = new Set(textProblems(listing).map(({ code }) => code));
  return listing.problems.filter((problem) => {
    if (problem.code === 'missing' || problem.code === 'unread') {
      return ((listing as Partial<Record<ImportField, unknown>>)[problem.field] ?? '') === '';
    }
    if (problem.code === 'no_link') return listing.external_link === null;
    if (problem.code === 'converted' || problem.code === 'cut') return true;
    if (problem.code === 'place_zero' || problem.code === 'place_swapped') {
      return listing.latitude === null;
    }
    if (problem.code === 'studio') return listing.total_bedrooms === null;
    if (problem.code === 'no_bathroom') return listing.total_bathrooms === null;
    return problem.code === 'rounded' || codes.has(problem.code);
  });
}

/** The columns of a change, by the declared fields: nothing else of a body is stored. */
function changedColumns({ status, ...change }: ExternalListingChange): Record<string, Value> {
  const columns: Record<string, Value> = status ? { status: storedStatus[status] } : {};
  for (const name of reviewedFieldNames) {
    const given = change[name];
    if (given === undefined) continue;
    const value = typeof given === 'string' ? given.trim() : given;
    columns[name] = value === '' && listingFieldDeclarations[name].empty === null ? null : value;
  }
  return columns;
}

type Value = string | number | null;
