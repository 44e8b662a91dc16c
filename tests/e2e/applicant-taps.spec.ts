import { request as requests, type Page } from '@playwright/test';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryViewings } from '#contract/viewings/viewing.ts';
import { callAs, newSession } from '#qa/run/sign-in.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { countTaps } from './support/count-taps.ts';
import { expect, newEmail, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const inBrooklyn = { latitude: 40.6725, longitude: -73.95 };
const evening = { from: '18:00', until: '20:00', minutes: 20, places: 1, mode: 'in_person' };
const timeOfDay = /^\w+, .*\d:\d\d [AP]M$/;

async function signInAs(page: Page, first_name: string): Promise<void> {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Somebody without a window who wrote about the listing. */
async function writeAbout(url: string, listing_id: number, first_name: string) {
  const request = await requests.newContext();
  const { access_token: token } = await newSession(request, url, newEmail());
  const call = (id: EndpointId, more?: Parameters<typeof callAs>[4]) =>
    callAs(request, url, token, id, more);
  await call('updateProfile', { data: { first_name, birth_date: '1990-12-10' } });
  await call('skipOnboarding');
  const data = { listing_id, message: 'Hello! Is the room still free in March?' };
  const { id } = (await call('sendListingInquiry', { data })) as Inquiry;
  const params = { id };
  return {
    async chooseTime() {
      const { slots } = (await call('getInquiryViewings', { params })) as InquiryViewings;
      const slot_id = slots.find(({ free }) => free > 0)?.id;
      await call('agreeOnViewing', { params, data: { slot_id } });
    },
    readStatus: async () => ((await call('getInquiry', { params })) as Inquiry).status,
    close: () => request.dispose(),
  };
}

test('a seeker comes from the first message to an agreed viewing with eight taps and texts at most', async ({
  page: seeker,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signInAs(owner, 'Ona');
  const id = await postListing(owner, inBrooklyn);
  const times = { ...evening, first_day: '2099-06-01' };
  await callAsPerson(owner, 'POST', `/api/listings/${id}/viewing-slots`, times);
  await signInAs(seeker, 'Sora');
  await seeker.goto(`/listings/${id}`);

  const { done, tap } = countTaps();
  const button = (name: string) => seeker.getByRole('button', { name, exact: true });
  await tap(button('Ask to visit'));
  await tap(button('Send message'));
  await expect(seeker.getByText('Your message is waiting to be read.')).toBeVisible();
  await tap(seeker.getByRole('link', { name: 'Open inquiry' }));
  await tap(seeker.getByRole('button', { name: timeOfDay }).first());
  await expect(button('Cancel the viewing')).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
  expect(done.taps + done.typed).toBeLessThanOrEqual(8);
});

test('an owner comes from forty messages to three viewings and 37 kind answers with 25 taps and texts at most', async ({
  page: owner,
}) => {
  test.setTimeout(240_000);
  await signInAs(owner, 'Ona');
  const id = await postListing(owner, inBrooklyn);
  const url = new URL(owner.url()).origin;
  const seekers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => writeAbout(url, id, `Sol ${letters[nth % 26]}`)),
  );
  await owner.goto('/listings');

  const { done, tap, type } = countTaps();
  const button = (name: string | RegExp) => owner.getByRole('button', { name });
  await tap(owner.getByRole('link', { name: '40 inquiries' }));
  await tap(owner.getByRole('link', { name: 'Viewings' }));
  await type(owner.getByLabel('First day'), '2099-06-01');
  await tap(button('Offer these times'));
  await expect(owner.getByText('6 times offered')).toBeVisible();
  for (const seeker of seekers.slice(0, 3)) await seeker.chooseTime();
  // The arrow of the phone.
  done.taps += 1;
  await owner.goBack();

  const everyone = owner.getByRole('checkbox', { name: /^Select all/ });
  let left = 37;
  while (left > 0) {
    await tap(everyone);
    await tap(button('Decline selected'));
    const decline = owner.getByRole('dialog').getByRole('button', { name: /^Decline \d+ people$/ });
    const count = Number(/\d+/.exec((await decline.textContent()) ?? ''));
    await tap(decline);
    await expect(owner.getByRole('dialog')).toBeHidden();
    left -= count;
    const shown = Math.min(left + 3, 20);
    await expect(owner.getByRole('article')).toHaveCount(shown);
  }
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
  expect(left).toBe(0);
  expect(done.taps + done.typed).toBeLessThanOrEqual(25);

  const readStatuses = () => Promise.all(seekers.map((seeker) => seeker.readStatus()));
  await expect
    .poll(async () => (await readStatuses()).filter((status) => status === 'declined').length)
    .toBe(37);
  expect((await readStatuses()).slice(0, 3)).toEqual(['sent', 'sent', 'sent']);
  await Promise.all(seekers.map((seeker) => seeker.close()));
});
