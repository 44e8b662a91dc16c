import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { WantedVisibility } from '#contract/vocabulary.ts';
import { getLocales } from '#get-locales';
import { renderCard } from '#remotes/listing-card/entry-server.tsx';
import { wantedFrame } from '#web/embeds/wanted-frame.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';
import { groupWithPage, person, seeker, wantedForm } from '../wanted/steps.ts';

let app: TestApp;
let frames: Hono;
beforeAll(async () => {
  app = await openTestApp();
  const fetchApi: typeof fetch = (input) => app.request(new Request(input));
  frames = new Hono().route(
    '/',
    wantedFrame({ publicUrl, fetchApi, renderCard, storageOrigins: null }),
  );
});
afterAll(() => app.database.close());

async function open(id: number, search = '') {
  const answer = await frames.request(`/embed/wanted/${id}${search}`);
  const html = await answer.text();
  const body = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '');
  return { status: answer.status, html, body, header: (name: string) => answer.headers.get(name) };
}
const oembed = (path: string) =>
  app.call('getOEmbed', { query: { url: publicUrl + path, maxwidth: '320' } });

const nobody = 2_000_000_000;
const facts = {
  first_name: 'Ana',
  last_name: 'Secretsurname',
  occupation: 'Secretjob',
  profile_picture_url: 'https://media.test/secret-photo.jpg',
  move_in_from: '2099-03-01',
  stay_months: 12,
};
const publicPage = { visibility: 'everyone' } as const;

test('shows what visitors see of a public page, and nothing else', async () => {
  const { page } = await seeker(app, publicPage, facts);
  const { status, html, body, header } = await open(page, '?utm_source=blog');
  expect(status).toBe(200);
  for (const shown of [
    wantedForm.headline,
    'By Ana',
    'for 1 person',
    'Neukölln, Berlin',
    'up to €700 a month',
    'from Mar 1, 2099, for 1 year',
    `href="${publicUrl}/wanted/${page}?utm_source=blog"`,
  ]) {
    expect(body).toContain(shown);
  }
  expect(body).not.toMatch(/secret/i);
  expect(html).not.toContain(wantedForm.text);
  expect(body).not.toContain('<img');
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(header('Cache-Control')).toBe('no-cache');
  expect(header('Content-Security-Policy')).toContain('frame-ancestors *');
  expect(header('Content-Security-Policy')).not.toContain('unsafe');
});

test('the page of a group says how many they are, and no name', async () => {
  const people = [await person(app, facts), await person(app, { ...facts, first_name: 'Ben' })];
  const { page } = await groupWithPage(app, people as [TestUser, TestUser], publicPage);
  const { body } = await open(page);
  expect(body).toContain('A group of 2 people');
  expect(body).toMatch(/up to €1,400 a month in all/);
  expect(body).not.toMatch(/Ana|Ben/);
});

test('has a text in each language, and the direction of it', async () => {
  const { page } = await seeker(app, publicPage, facts);
  for (const lang of languages) {
    const { body, header } = await open(page, `?lang=${lang}`);
    expect(header('Content-Language')).toBe(lang);
    expect(body).toContain(`lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(body).toContain(getLocales(lang).wanted.forPeople({ count: 1 }));
    const none = await open(nobody, `?lang=${lang}`);
    expect(none.body).toContain(getLocales(lang).embeds.noWantedPage);
  }
});

test('whatever not everyone may see is the same to the byte as a page that never was', async () => {
  const never = await open(nobody);
  expect(never.status).toBe(404);
  const visibilities: WantedVisibility[] = ['members', 'owners', 'nobody'];
  const pages: number[] = [];
  for (const visibility of visibilities) pages.push((await seeker(app, { visibility })).page);
  const ended = await seeker(app, publicPage);
  await app.database.sql`
    update wanted_pages set confirmed_at = now() - interval '31 days' where id = ${ended.page}`;
  const suspended = await seeker(app, publicPage);
  await app.database.sql`update users set suspended_at = now() where id = ${suspended.id}`;
  const unlisted = await seeker(app, publicPage);
  await done(app, 'updateProfile', { as: unlisted, body: { is_hidden: true } });
  const hidden = await seeker(app, publicPage);
  const admin = await app.user({ is_admin: true });
  const hiding = { as: admin, params: { id: hidden.page }, body: { note: 'An advertisement' } };
  await done(app, 'hideWanted', hiding);
  pages.push(ended.page, suspended.page, unlisted.page, hidden.page);
  for (const page of pages) {
    const { status, html } = await open(page);
    expect([status, html]).toEqual([404, never.html]);
    expect((await oembed(`/wanted/${page}`)).status).toBe(404);
  }
});

test('is gone at once when its author shows the page to members alone, and with the page', async () => {
  const author = await seeker(app, publicPage, facts);
  expect((await open(author.page)).status).toBe(200);
  await done(app, 'saveOwnWanted', {
    as: author,
    body: { ...wantedForm, visibility: 'members' },
  });
  const { status, body } = await open(author.page);
  expect(status).toBe(404);
  expect(body).not.toContain('Neukölln');
  expect(body).toContain('This wanted page could not be found.');
});

test('oEmbed of a page is its frame, with the look, and keeps nothing of the page', async () => {
  const { page } = await seeker(app, publicPage, facts);
  const { status, answer } = await oembed(`/de/wanted/${page}?theme=dark&utm_source=blog`);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ type: 'rich', title: 'Gesuche', width: 320 });
  const src = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&amp;', '&');
  expect(src).toBe(`${publicUrl}/embed/wanted/${page}?lang=de&theme=dark&utm_source=blog`);
  expect(JSON.stringify(answer)).not.toMatch(/Neukölln|Ana/);
  expect((await oembed(`/embed/wanted/${page}`)).status).toBe(200);
  expect((await oembed(`/wanted/${nobody}`)).status).toBe(404);
});

test('a headline is text, whatever it says', async () => {
  const headline = '</title><script>alert(1)</script>';
  const { page } = await seeker(app, { ...publicPage, headline }, facts);
  const { html } = await open(page);
  expect(html.match(/<script/g)).toHaveLength(1);
});
