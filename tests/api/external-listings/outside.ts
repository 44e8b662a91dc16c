import type { Sql } from '#platform/database/sql.ts';
import type { ImportProblem } from '#contract/imports/import.ts';

export interface OutsideRow {
  title?: string;
  address?: string;
  rent?: number;
  link?: string | null;
  status?: 'pending' | 'active' | 'rejected';
  source?: string;
  source_id?: string;
  problems?: ImportProblem[];
  description?: string;
  total_bedrooms?: number;
  /** Days ago; today when left out. */
  imported?: number;
  gone?: boolean;
  duplicate_of?: number;
}

let made = 0;

/** Stores a listing as an import does; returns its id. */
export async function outside(sql: Sql, row: OutsideRow = {}): Promise<number> {
  made += 1;
  const { title = `Room ${made}`, address = 'Harlem, New York', rent = 1000 } = row;
  const { status = 'pending', source = 'nyc', source_id = `row-${made}`, problems = [] } = row;
  const { link = `https://rooms.example/${made}` } = row;
  const { imported = 0, gone = false, description = '' } = row;
  const [listing] = await sql<{ id: number }[]>`
    insert into listings (title, address, description, monthly_rent, external_link, total_bedrooms, status)
    values (${title}, ${address}, ${description}, ${rent}, ${link}, ${row.total_bedrooms ?? null}, ${status})
    returning id`;
  const id = listing?.id ?? 0;
  await sql`insert into external_origins
      (listing_id, source, source_id, content_hash, problems, imported_at, gone_at, duplicate_of)
    values (${id}, ${source}, ${source_id}, '', ${JSON.stringify(problems)}::text::jsonb,
      now() - ${imported} * interval '1 day', ${gone ? sql`now()` : null},
      ${row.duplicate_of ?? null})`;
  return id;
}
