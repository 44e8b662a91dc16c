import type { ImportProblem } from '#contract/imports/import.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';

/** Notes where a listing that an administrator entered comes from. */
export async function insertOrigin(
  sql: Sql,
  listingId: number,
  { source, sourceId }: { source: string; sourceId: string },
): Promise<void> {
  await sql`insert into external_origins (listing_id, source, source_id, content_hash)
    values (${listingId}, ${source}, ${sourceId}, '')`;
}

/** Stores the problems that a review leaves; a published listing forgets the texts it had before. */
export async function updateReview(
  sql: Sql,
  listingId: number,
  { problems, isPublished }: { problems: readonly ImportProblem[]; isPublished: boolean },
): Promise<void> {
  await sql`
    update external_origins set problems = ${JSON.stringify(problems)}::text::jsonb,
      published_as = case when ${isPublished} then null else published_as end
    where listing_id = ${listingId}`;
}

/** SQL: a step after `part` that forgets the texts which its listings were published with before. */
export const clearPublishedAs = fragment`, cleared as (
  update external_origins o set published_as = null
  from part where o.listing_id = part.id and o.published_as is not null)`;
