import { limits } from '#contract/limits.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';

/**
 * Moves one inquiry into the past, in the database of the app that runs on `dataDir`, and expires
 * inquiries as the server does each hour. Rejects when there is no database.
 */
export async function letInquiryExpire(dataDir: string, id: number): Promise<void> {
  const target = process.env['DATABASE_URL'] ?? (await joinEmbeddedPostgres(dataDir, 'server'));
  const { sql, close } = openDatabase(target, 1);
  try {
    const days = limits.inquiries.expireDays + 1;
    await sql`
      update inquiries set created_at = created_at - make_interval(days => ${days}),
        updated_at = updated_at - make_interval(days => ${days}) where id = ${id}`;
    await expireInquiries(sql);
  } finally {
    await close();
  }
}
