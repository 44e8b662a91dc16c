import { limits } from '#contract/limits.ts';
import type { Fragment, Sql } from '../database/sql.ts';

/** The query parameters of every list. */
export interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * Reads which rows a query requests (by default the first page of the usual size), and builds the
 * answer.
 */
export function readPage({ page = 1, page_size: size = limits.page.size }: PageQuery) {
  return {
    page,
    limit: size,
    offset: (page - 1) * size,
    answer: <T>(items: T[], total = 0) => ({ items, page, page_size: size, total }),
  };
}

/** Counts the rows of `from ...`, up to the limit of every list. */
export async function countRows(sql: Sql, rows: Fragment): Promise<number> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from (select ${rows} limit ${limits.countedItems}) counted`;
  return counted?.total ?? 0;
}
