import type { Recipe } from './rehearsal.ts';

/** A sweep that ends searches of users who have not signed in for years. */
export const job: Recipe = {
  heading: 'Add a background job',
  maxFiles: 2,
  edits: [
    {
      file: 'server/domain/saved-searches/delete-forgotten.ts',
      create: `import type { Sql } from '#platform/database/sql.ts';

/** Deletes saved searches that are older than ten years. */
export async function deleteForgottenSearches(sql: Sql): Promise<void> {
  await sql\`delete from saved_searches where created_at < now() - interval '10 years'\`;
}
`,
    },
    {
      file: 'server/list-sweeps.ts',
      before: '    delete_views: hourly(',
      insert: '    delete_forgotten_searches: hourly(() => deleteForgottenSearches(sql)),\n',
    },
    {
      file: 'server/list-sweeps.ts',
      before: "import { rewriteSearchWords } from '#domain/saved-searches/rewrite-filters.ts';",
      insert:
        "import { deleteForgottenSearches } from '#domain/saved-searches/delete-forgotten.ts';\n",
    },
  ],
};
