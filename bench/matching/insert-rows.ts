import type { Sql } from '#platform/database/sql.ts';

/** Inserts many rows with one parameter. */
export async function insertRows(
  sql: Sql,
  table: string,
  columns: string[],
  rows: readonly unknown[][],
): Promise<void> {
  const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  await sql`insert into ${sql(table)} (${sql(columns)}) overriding system value
    select ${sql(columns)} from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(objects)})`;
}
