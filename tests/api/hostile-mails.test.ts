import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { listMails } from '#server/list-mails.ts';
import type { MailKind } from '#domain/notifications/queue.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { addMailRows, awaitAlerts, listQueuedMails } from '#tests/support/mail-rows.ts';
import { publicUrl, testApp, type TestApp } from '#tests/support/test-app.ts';
import { makeWorld } from '#tests/support/world.ts';

// It comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: Window & typeof globalThis };
};

/** What breaks out of an element, an attribute, a comment, a style, a line of headers. */
const hostile =
  `"'><img src=x onerror=alert(1)><a href="https://phishing.example">x</a>` +
  `</td></table><script>alert(1)</script><style>*{display:none}</style>-->` +
  `<b data-planted>b</b>\u202e`;
/** Columns that people or administrators fill, and mails may quote. */
const planted = {
  users: ['first_name', 'last_name', 'occupation', 'bio', 'area'],
  listings: ['title', 'description', 'address'],
  inquiries: ['listing_title'],
  inquiry_messages: ['text'],
  saved_searches: ['name'],
  groups: ['name'],
  reports: ['details', 'note'],
  statements: ['note', 'target_label', 'appeal_text', 'decision_note'],
  notices: ['details'],
  offers: ['reason'],
  wanted_invitations: ['message'],
  wanted_pages: ['headline', 'text'],
  listing_marks: ['listing_title'],
  listing_notes: ['note'],
};

/** As much of the hostile text in each column as its constraints take; returns those that take none. */
async function plant(app: TestApp): Promise<string[]> {
  const refusing: string[] = [];
  for (const [table, columns] of Object.entries(planted)) {
    for (const column of columns) {
      const { count } = await app.asOwner(async (sql) => {
        for (const length of [hostile.length, 80, 50]) {
          const text = hostile.slice(0, length);
          const set = await sql
            .unsafe(`update ${table} set ${column} = $1`, [text])
            .catch(() => null);
          if (set) return set;
        }
        return { count: 0 };
      });
      if (count === 0) refusing.push(`${table}.${column}`);
    }
  }
  return refusing;
}

test('what people write is text in every kind of mail', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const world = await makeWorld(app, { files: false, imports: false });
  const rows = await addMailRows(sql, world);
  expect(await plant(app)).toEqual([]);
  const [message] = await sql<{ id: number }[]>`
    select id from inquiry_messages where inquiry_id = ${world.inquiry}`;
  const composers = listMails(mailDeps(sql)) as Record<
    MailKind,
    (job: object) => Promise<{ mail?: Mail | null }>
  >;
  const written: MailKind[] = [];
  for (const data of listQueuedMails(world, { messageId: message?.id ?? 0, ...rows })) {
    const { kind } = data;
    await awaitAlerts(sql, data);
    const { mail } = await composers[kind]({ id: randomUUID(), queue: 'mail', data });
    if (!mail) continue;
    written.push(kind);
    expectHarmless(kind, mail);
  }
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(composers).toSorted());
});

/** Elements of our own mails; a text of a user that became one would add another. */
const elements = new Set(
  'html head meta title style body div table tbody tr td p h1 h2 h3 a strong em b small br hr ul ol li span img blockquote bdi'.split(
    ' ',
  ),
);

function expectHarmless(kind: MailKind, { subject, html, to }: Mail): void {
  expect(subject, kind).not.toMatch(/[\p{Cc}]/u);
  expect(to, kind).not.toMatch(/[\s,<>]/);
  const { document } = new JSDOM(html).window;
  const all = [...document.querySelectorAll('*')];
  expect(
    all.filter(({ localName }) => !elements.has(localName)).map(({ localName }) => localName),
    kind,
  ).toEqual([]);
  expect(document.querySelectorAll('[data-planted]'), kind).toHaveLength(0);
  const attributes = all.flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(({ name }) => name.startsWith('on')),
    kind,
  ).toEqual([]);
  const addresses = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name));
  for (const { value } of addresses) expect(new URL(value).origin, kind).toBe(publicUrl);
  for (const image of document.querySelectorAll('img')) expect(image.alt, kind).not.toBe('');
  expect(document.querySelectorAll('h1'), kind).toHaveLength(1);
  // The only style is that of the letter.
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles.join(''), kind).not.toContain('display:none');
}
