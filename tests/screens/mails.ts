import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { createConfirmLinks } from '#domain/listings/freshness/confirm-links.ts';
import { createPricing } from '#domain/money/public.ts';
import type { MailKind } from '#domain/notifications/queue.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import {
  addMailRows,
  awaitAlerts,
  listQueuedMails,
  type MailWorld,
} from '#tests/support/mail-rows.ts';
import { speak, type DemoWorld } from './demo-world.ts';
import { takeScreenshot, toFileName, type Screenshot } from './take-screenshots.ts';
import type { Entry } from './write-index.ts';

interface Options {
  browser: Browser;
  url: string;
  sql: Pool;
  folder: string;
  world: DemoWorld;
}

/** The narrow column of a phone, and a window of a mail program. */
const looks = [390, 700].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Writes a mail of each kind in each language as HTML, and takes screenshots of it. */
export async function takeMailScreenshots(options: Options): Promise<Entry[]> {
  const { url, sql } = options;
  const world = await prepareMails(sql, options.world);
  const rows = await addMailRows(sql, world);
  const [message] = await sql<{ id: number }[]>`
    select id from inquiry_messages where inquiry_id = ${world.inquiry} order by id limit 1`;
  const composers = listMails({
    sql,
    publicUrl: url,
    links: createUnsubscribeLinks(sql, url),
    confirmLinks: createConfirmLinks(sql, url),
    noticeIds: createSignedIds(sql, 'notice'),
    statementIds: createSignedIds(sql, 'statement'),
    pricing: createPricing({
      defaultCurrency: 'USD',
      rates: { current: null, reload: async () => undefined },
      gazetteer: { currencyAt: async () => null },
    }),
    languages,
    organizer: 'no-reply@localhost',
  }) as Record<MailKind, (job: object) => Promise<{ mail?: Mail | null }>>;
  // What a group of the demo looks for may be another room.
  await sql`
    update saved_searches set group_id = null, user_id = ${world.sender.id}
    where id = ${world.savedSearch}`;
  const entries: Entry[] = [];
  const missing = new Set<MailKind>();
  for (const language of languages) {
    await speak(sql, language);
    const counts = new Map<MailKind, number>();
    for (const data of listQueuedMails(world, { messageId: message?.id ?? 0, ...rows })) {
      await awaitAlerts(sql, data);
      const { mail } = await composers[data.kind]({ id: randomUUID(), queue: 'mail', data });
      if (!mail) {
        missing.add(data.kind);
        continue;
      }
      const count = (counts.get(data.kind) ?? 0) + 1;
      counts.set(data.kind, count);
      const kind = count === 1 ? data.kind : `${data.kind} ${count}`;
      const name = toFileName(`mail ${kind} ${language}`);
      const screenshots = await takeScreenshotsAt(options, { mail, name });
      entries.push({ name: `Mails: ${kind}`, state: language, screenshots });
    }
  }
  if (missing.size > 0) {
    process.stderr.write(`There is no mail of the kinds ${[...missing].join(', ')}\n`);
    process.exitCode = 1;
  }
  return entries;
}

async function takeScreenshotsAt(
  { browser, folder, url }: Options,
  { mail, name }: { mail: Mail; name: string },
): Promise<Screenshot[]> {
  await writeFile(path.join(folder, `${name}.html`), mail.html);
  await writeFile(path.join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`);
  const screenshots: Screenshot[] = [];
  for (const { width, colorScheme } of looks) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 600 } });
    // Of the same origin, so that the images of the app load.
    await page.route(`${url}/mail`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: mail.html }),
    );
    await page.goto(`${url}/mail`, { waitUntil: 'networkidle' });
    const file = `${name}-${width}-${colorScheme}.jpg`;
    await takeScreenshot(page, path.join(folder, file));
    screenshots.push({ look: `${width} px, ${colorScheme}`, file });
    await page.close();
  }
  return screenshots;
}

/** The rows of the demo that mails are about, with those that it lacks. */
async function prepareMails(sql: Pool, world: DemoWorld): Promise<MailWorld> {
  const { owner, seeker, admin, inquiry, statementId } = world;
  const [listing = { id: world.ownListing }] = await sql<{ id: number }[]>`
    select listing_id as id from inquiries i join listings l on l.id = i.listing_id
    where i.id = ${inquiry} and l.status = 'active'`;
  await sql`
    update statements set appeal_text = 'It is my own room', appealed_at = now()
    where id = ${statementId}`;
  await sql`delete from listing_marks where user_id = ${seeker} and listing_id = ${listing.id}`;
  const [made] = await sql<{ report: number; search: number }[]>`
    with report as (
      insert into reports (reporter_id, kind, target_id, reason)
      values (${seeker}, 'user', ${owner}, 'spam') returning id),
    search as (
      insert into saved_searches (user_id, name, search, currency, stay_days, traits, room_types)
      values (${seeker}, 'Quiet rooms', 'min_rent=1', 'USD', 0, 0, 0) returning id)
    select report.id as report, search.id as search from report, search`;
  return {
    sender: { id: seeker },
    owner: { id: owner },
    admin: { id: admin },
    listing: listing.id,
    inquiry,
    report: made?.report ?? 0,
    appeal: statementId,
    savedSearch: made?.search ?? 0,
  };
}
