import { Hono } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import { createPartnerCounts } from './partner-counts.ts';

/**
 * /embed/counts.csv: how often each room was seen and followed on a partner's site, by day. The key is
 * in the query, which no log and no trace has.
 */
export function countsFile(sql: Sql): Hono {
  const counts = createPartnerCounts(sql);
  return new Hono().get('/embed/counts.csv', async (c) => {
    c.get('answerHeaders')['Referrer-Policy'] = 'no-referrer';
    c.get('answerHeaders')['X-Robots-Tag'] = 'noindex, nofollow';
    c.header('Cache-Control', 'private, no-cache');
    const { partner = '', key = '' } = c.req.query();
    const rows = await counts.readRooms({ partner, key });
    if (rows === null) return c.text('Not Found', 404);
    const lines = rows.map((row) => [row.day, row.listing, row.seen, row.followed].join(','));
    return c.body(['day,listing,seen,followed', ...lines, ''].join('\r\n'), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="roomieradar-counts.csv"',
    });
  });
}
