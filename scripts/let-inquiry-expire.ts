import { limits } from '#contract/limits.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { tidyInquiries } from '#domain/inquiries/tidy-inquiries.ts';

/**
 * Moves one inquiry back by the days an answer may take, in the database of the app that runs on
 * `dataDir`, and tidies as the server does from time to time. Rejects when there is no database.
 */
export async function letInquiryExpire(dataDir: string, id: number): Promise<void> {
  const target = process.env['DATABASE_URL'] ?? (await joinEmbeddedPostgres(dataDir));
  const { sql, close } = openDatabase(target, 1);
  try {
    const days = limits.inquiries.expireDays + 1;
    await sql`
      update inquiries set created_at = created_at - make_interval(days => ${days}),
        updated_at = updated_at - make_interval(days => ${days}) where id = ${id}`;
    await tidyInquiries(sql);
  } finally {
    await close();
  }
}
