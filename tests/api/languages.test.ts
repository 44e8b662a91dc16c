// @module-tag essential

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { composeInquiry } from '#domain/inquiries/mails/compose-inquiry.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { languages } from '#contract/languages.ts';
import { publicUrl, testApp } from '#tests/support/test-app.ts';
import { sitemap } from '#web/feeds/sitemap.ts';
import { sentInquiry } from './inquiries/steps.ts';

test('an account has no language until its user chooses one', async () => {
  const app = await testApp();
  const [as, other] = [await app.user(), await app.user()];
  expect((await app.call('getLanguage', { as })).answer).toEqual({ language: null });
  const saved = await app.call('saveLanguage', { as, body: { language: 'pt' } });
  expect(saved.answer).toEqual({ language: 'pt' });
  expect((await app.call('getLanguage', { as })).answer).toEqual({ language: 'pt' });
  expect((await app.call('getLanguage', { as: other })).answer).toEqual({ language: null });
  const wrong = await app.call('saveLanguage', { as, body: { language: 'xx' as 'en' } });
  expect(wrong.status).toBe(422);
});

test('mails, and the page of their link, are in the language of the account', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const { id, owner } = await sentInquiry(app);
  const links = createUnsubscribeLinks(sql, publicUrl);
  const mailIn = async () => {
    const data = { kind: 'inquiry', user_id: owner.id, inquiry_id: id, message_id: null } as const;
    const deps = { sql, publicUrl, links, languages: ['es', 'en'] as const };
    const { mail } = await composeInquiry(deps, { id: '1', queue: 'mail', data });
    return /<html lang="(\w+)" dir="(\w+)"/.exec(mail?.html ?? '')?.slice(1);
  };
  const linkIn = async () => {
    const page = await app.request(
      (await links.urlFor(owner.id, 'messages')).slice(publicUrl.length),
    );
    return /<html[^>]* lang="(\w+)"/.exec(await page.text())?.[1];
  };
  expect(await mailIn()).toEqual(['es', 'ltr']);
  expect(await linkIn()).toBe('en');
  await app.call('saveLanguage', { as: owner, body: { language: 'ar' } });
  expect(await mailIn()).toEqual(['ar', 'rtl']);
  expect(await linkIn()).toBe('ar');
});

test('a broken link shows its page in the language of the browser', async () => {
  const app = await testApp({ LANGUAGES: 'en,de,ar' });
  const languageFor = async (headers: Record<string, string>) => {
    const page = await app.request('/unsubscribe?token=1.x', { headers });
    return /<html[^>]* lang="(\w+)"/.exec(await page.text())?.[1];
  };
  expect(await languageFor({ 'Accept-Language': 'fr, de-AT;q=0.8, en;q=0.5' })).toBe('de');
  expect(await languageFor({ 'Accept-Language': 'de;q=0, es' })).toBe('en');
  expect(await languageFor({ 'Accept-Language': 'de', Cookie: 'x=1; language=ar' })).toBe('ar');
  expect(await languageFor({ 'Accept-Language': 'de', Cookie: 'my_language=ar' })).toBe('de');
  expect(await languageFor({})).toBe('en');
});

test('whatever people read says its language in its header, too', async () => {
  const app = await testApp({ LANGUAGES: 'en,de,ar' });
  const pageLanguage = async (path: string) => {
    const answer = await app.request(path, { headers: { 'Accept-Language': 'ar' } });
    return answer.headers.get('Content-Language');
  };
  for (const path of [
    '/unsubscribe',
    '/confirm-listing',
    '/statement',
    '/notice',
    '/transparency',
    '/outcomes',
  ])
    expect([path, await pageLanguage(path)]).toEqual([path, 'ar']);
  expect(await pageLanguage('/listings.atom?lang=de')).toBe('de');
});

test('a feed is in the language of its address, and leads to pages in it', async () => {
  const app = await testApp({ LANGUAGES: 'en,de' });
  const as = await app.user();
  const { id } = (await app.call('createListing', { as, body: listingForm() })).answer;
  const feedIn = async (query: string) => (await app.request(`/listings.atom${query}`)).text();
  const german = await feedIn('?lang=de');
  expect(german).toContain('xml:lang="de"');
  expect(german).toContain(`href="${publicUrl}/de/listings/${id}"`);
  expect(german).toContain('im Monat');
  expect(german).toContain(`rel="self" href="${publicUrl}/listings.atom?lang=de"`);
  const english = await feedIn('?lang=pt');
  expect(english).toContain('xml:lang="en"');
  expect(english).toContain(`href="${publicUrl}/listings/${id}"`);
  expect(english).not.toContain('?lang=');
});

test('the sitemap names each public page in every language, and each names all others', async () => {
  const app = await testApp();
  const as = await app.user();
  const { id } = (await app.call('createListing', { as, body: listingForm() })).answer;
  const pages = new Hono().route('/', sitemap(app.database.sql, publicUrl, languages));
  const perFile = Math.floor(10_000 / languages.length);
  const file = Math.floor((id - 1) / perFile) + 1;
  const map = await (await pages.request(`/sitemap-${file}.xml`)).text();
  const entries = new Map(
    Array.from(
      map.matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/gs),
      ([, address = '', rest = '']) => [
        address.slice(publicUrl.length),
        Array.from(rest.matchAll(/hreflang="(.+?)" href="(.+?)"/g), ([, language, href]) => [
          language,
          href?.slice(publicUrl.length),
        ]),
      ],
    ),
  );
  expect(entries.size).toBe(Array.from(map.matchAll(/<loc>/g)).length);
  for (const path of ['/', '/about', '/partners', `/listings/${id}`]) {
    const inEach = languages.map((language) => [
      language,
      language === 'en' ? path : `/${language}${path === '/' ? '' : path}`,
    ]);
    for (const [, address = ''] of inEach) {
      expect(entries.get(address)).toEqual([...inEach, ['x-default', path]]);
    }
  }
});
