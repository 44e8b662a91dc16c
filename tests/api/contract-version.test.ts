// @module-tag essential

import { expect, test } from 'vitest';
import { contractVersionHeader } from '#contract/contract-version.ts';
import { readContractVersion } from '#platform/http/contract-version.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';

const other = { [contractVersionHeader]: 'another' };
const invalid = listingForm({ title: '' });

test('a page of another version hears why the contract refuses its call, in words', async () => {
  const app = await testApp();
  const as = await app.user();
  const refused = await app.call('createListing', { as, body: invalid, headers: other });
  expect(refused.status).toBe(409);
  expect(refused.problem).toMatchObject({
    code: 'page_outdated',
    detail_code: 'page.outdated',
    detail: expect.stringContaining('Reload the page'),
  });
  expect(refused.problem.errors).toBeUndefined();
  const query = await app.call('listListings', { query: { max_rent: 'cheap' }, headers: other });
  expect(query.problem.code).toBe('page_outdated');
  const removed = await app.request('/api/removed-call', { headers: other });
  expect(await removed.json()).toMatchObject({ code: 'page_outdated' });
});

test('what both contracts allow is served, and handlers refuse as ever', async () => {
  const app = await testApp();
  const as = await app.user();
  const created = await app.call('createListing', { as, body: listingForm(), headers: other });
  expect(created.status).toBe(201);
  const missing = await app.call('getListing', { params: { id: 999_999 }, headers: other });
  expect(missing.problem.code).toBe('not_found');
});

test.each([
  ['of the same version', async () => ({ [contractVersionHeader]: await readContractVersion() })],
  ['that says no version', async () => ({})],
])('a page %s hears what is wrong with its values', async (_, makeHeaders) => {
  const app = await testApp();
  const as = await app.user();
  const headers = await makeHeaders();
  const refused = await app.call('createListing', { as, body: invalid, headers });
  expect(refused.status).toBe(422);
  expect(refused.problem.errors).toContainEqual(expect.objectContaining({ path: 'title' }));
  const removed = await app.request('/api/removed-call', { headers });
  expect(await removed.json()).toMatchObject({ code: 'not_found' });
});
