import type { APIRequestContext, Page } from '@playwright/test';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { callAs, newEmail, newSession } from '#qa/run/sign-in.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const templates = (page: Page) => page.getByRole('button', { name: 'Templates', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const invite = (name: string) =>
  `Hi ${name}, thank you for writing. The room is still free, would you like to see it?`;

/** An inquiry of a new person with this first name; its id, and the token of who wrote it. */
async function writeAs(request: APIRequestContext, url: string, name: string, listing_id: number) {
  const { access_token: token } = await newSession(request, url, newEmail());
  const call = (id: EndpointId, data?: object) =>
    callAs(request, url, token, id, data && { data }) as Promise<{ id: number }>;
  await call('updateProfile', { first_name: name, last_name: 'Test', birth_date: '1990-01-01' });
  await call('skipOnboarding');
  const message = 'Hello, I would like to see the room on Tuesday evening.';
  const { id } = await call('sendListingInquiry', { listing_id, message });
  return { id, token };
}

/** Signs in the owner of a room about which these people wrote. */
async function receiveInquiries(page: Page, names: string[]) {
  await signInAsNewcomer(page);
  const place = { latitude: 40.6725, longitude: -73.95 };
  const listing = await postListing(page, { title: 'A room with many answers', ...place });
  const url = new URL(page.url()).origin;
  const written: { id: number; token: string }[] = [];
  for (const name of names) written.push(await writeAs(page.context().request, url, name, listing));
  return { listing, written, ids: written.map(({ id }) => id) };
}

/** Lets the owner offer a time, and the first who wrote choose it. */
async function agreeOnViewing(
  page: Page,
  { listing, written: [first] }: Awaited<ReturnType<typeof receiveInquiries>>,
): Promise<void> {
  const time = { first_day: '2099-06-01', from: '18:00', minutes: 20, places: 1 };
  const offered = await callAsPerson(page, 'POST', `/api/listings/${listing}/viewing-slots`, {
    ...time,
    mode: 'in_person',
  });
  const { items } = offered.body as { items: { id: number }[] };
  const agreement = await page.context().request.post(`/api/inquiries/${first?.id}/viewings`, {
    headers: { Authorization: `Bearer ${first?.token}` },
    data: { slot_id: items[0]?.id },
  });
  expect(agreement.status()).toBe(201);
}

const reply = (page: Page, id: number, message: string) =>
  callAsPerson(page, 'POST', `/api/inquiries/${id}/messages`, { message });

test('the third similar answer becomes a template, which greets the next person by name', async ({
  page,
}) => {
  const { ids } = await receiveInquiries(page, ['Anna', 'Ben', 'Chloé', 'Dora']);
  const [anna, ben, chloe, dora] = ids as [number, number, number, number];
  await reply(page, anna, invite('Anna'));
  await reply(page, ben, invite('Ben'));
  await page.goto(`/inquiries/${chloe}`);
  await composer(page).fill(invite('Chloé'));
  await send(page).click();
  const form = page.getByRole('form', { name: /^Write to/ });
  const asked = form.getByRole('status').filter({ hasText: 'You have written this three times' });
  await expect(asked).toContainText('Hi {first_name}, thank you');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await expect(asked).toBeHidden();

  await page.goto(`/inquiries/${dora}`);
  await composer(page).fill('Good evening! Until soon');
  await composer(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(13, 13));
  await templates(page).click();
  await expect(dialog(page).getByText('Hi {first_name}, thank you')).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^Edit: Hi/ })
    .click();
  const text = dialog(page).getByRole('textbox', { name: 'Text' });
  await text.press('ControlOrMeta+End');
  await dialog(page).getByRole('button', { name: 'Day' }).click();
  await expect(text).toHaveValue(`${invite('{first_name}')} {day}`);
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();

  // At the caret, and nothing that was typed is replaced.
  await dialog(page)
    .getByRole('button', { name: /^Insert: Hi/ })
    .click();
  await expect(composer(page)).toHaveValue(`Good evening! ${invite('Dora')} {day} Until soon`);
  await expect(form.getByRole('status').filter({ hasText: '{day}' })).toContainText(
    '{day}: write the day.',
  );
  await send(page).click();
  await expect(form.getByRole('alert')).toContainText('Not sent yet: fill in what is still open');
  await expect(composer(page)).toHaveValue(`Good evening! ${invite('Dora')} {day} Until soon`);
  await expect(messages(page)).toHaveCount(1);
  await expectAccessible(page);

  // The open field is selected, to be written over.
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Friday at six?');
  await expect(form.getByRole('alert')).toBeHidden();
  await send(page).click();
  await expect(messages(page).last()).toContainText(
    `Good evening! ${invite('Dora')} Friday at six? Until soon`,
  );
});

test('an address is filled in once a viewing is agreed, and a suggestion is asked once', async ({
  page,
}) => {
  const received = await receiveInquiries(page, ['Anna', 'Ben', 'Chloé']);
  const [anna, ben, chloe] = received.ids as [number, number, number];
  await page.goto(`/inquiries/${anna}`);
  await composer(page).fill('We live at {address}, Anna. Ring twice!');
  const status = page.getByRole('form', { name: /^Write to/ }).getByRole('status');
  await expect(status.filter({ hasText: '{address}' })).toContainText(
    'We fill it in only once they may see the house number',
  );
  await templates(page).click();
  await dialog(page).getByRole('button', { name: 'Save this message as a template' }).click();
  const text = dialog(page).getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('We live at {address}, {first_name}. Ring twice!');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: /^Insert: We live/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveValue('We live at {address}, Anna. Ring twice!');

  await agreeOnViewing(page, received);
  await composer(page).fill('');
  await templates(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Insert: We live/ })
    .click();
  await expect(composer(page)).toHaveValue(/^We live at \d+ .+, Anna\. Ring twice!$/);

  // Deleting asks first.
  await templates(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Delete: We live/ })
    .click();
  await expect(dialog(page)).toContainText('Delete this template?');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page)).toContainText('No templates yet');
  await page.keyboard.press('Escape');

  await reply(page, anna, invite('Anna'));
  await reply(page, ben, invite('Ben'));
  await page.goto(`/inquiries/${chloe}`);
  const sendInvitation = async (count: number) => {
    await composer(page).fill(invite('Chloé'));
    const answered = page.waitForResponse((response) =>
      response.url().endsWith('/api/reply-templates'),
    );
    await send(page).click();
    await expect(messages(page)).toHaveCount(count);
    await answered;
  };
  await sendInvitation(2);
  const question = page.getByText('You have written this three times');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await sendInvitation(3);
  await expect(composer(page)).toHaveValue('');
  await expect(question).toBeHidden();
});
