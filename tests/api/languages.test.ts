import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { composeMail } from '#domain/notifications/compose-mail.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
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
    const job = { id: '1', kind: 'inquiry' as const, user_id: owner.id, inquiry_id: id };
    const deps = { sql, publicUrl, links, mainLanguage: 'es' as const };
    const mail = await composeMail(deps, {
      ...job,
      message_id: null,
      attempts: 1,
      age_seconds: 0,
    });
    return /<html lang="(\w+)" dir="(\w+)"/.exec(mail?.html ?? '')?.slice(1);
  };
  const linkIn = async () => {
    const page = await app.request((await links.urlFor(owner.id)).slice(publicUrl.length));
    return /<html[^>]* lang="(\w+)"/.exec(await page.text())?.[1];
  };
  expect(await mailIn()).toEqual(['es', 'ltr']);
  expect(await linkIn()).toBe('en');
  await app.call('saveLanguage', { as: owner, body: { language: 'ar' } });
  expect(await mailIn()).toEqual(['ar', 'rtl']);
  expect(await linkIn()).toBe('ar');
});

test('the sitemap names each public page in each language', async () => {
  const app = await testApp();
  const as = await app.user();
  const { id } = (await app.call('createListing', { as, body: listingForm() })).answer;
  const pages = new Hono().route('/', sitemap(app.database.sql, publicUrl, ['en', 'de']));
  const file = Math.floor((id - 1) / 5000) + 1;
  const map = await (await pages.request(`/sitemap-${file}.xml`)).text();
  const addresses = Array.from(map.matchAll(/<loc>(.+?)<\/loc>/g), ([, address]) => address);
  for (const path of ['/', '/de', `/listings/${id}`, `/de/listings/${id}`, '/about']) {
    expect(addresses).toContain(publicUrl + path);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(map).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${publicUrl}/de"/>`);
  expect(map).not.toContain('/de/about');
});
