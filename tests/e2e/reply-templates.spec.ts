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

/** An inquiry of a new person with this first name; its id. */
async function writeAs(request: APIRequestContext, url: string, name: string, listing_id: number) {
  const { access_token: token } = await newSession(request, url, newEmail());
  const call = (id: EndpointId, data?: object) =>
    callAs(request, url, token, id, data && { data }) as Promise<{ id: number }>;
  await call('updateProfile', { first_name: name, last_name: 'Test', birth_date: '1990-01-01' });
  await call('skipOnboarding');
  const message = 'Hello, I would like to see the room on Tuesday evening.';
  return (await call('sendListingInquiry', { listing_id, message })).id;
}

/** Signs in the owner of a room about which these people wrote; the ids of the inquiries. */
async function receiveInquiries(page: Page, names: string[]): Promise<number[]> {
  await signInAsNewcomer(page);
  const listing = await postListing(page, { title: 'A room with many answers' });
  const url = new URL(page.url()).origin;
  const ids: number[] = [];
  for (const name of names) ids.push(await writeAs(page.context().request, url, name, listing));
  return ids;
}

const reply = (page: Page, id: number, message: string) =>
  callAsPerson(page, 'POST', `/api/inquiries/${id}/messages`, { message });

test('the third similar answer becomes a template, which greets the next person by name @essential', async ({
  page,
}) => {
  const [anna, ben, chloe, dora] = (await receiveInquiries(page, [
    'Anna',
    'Ben',
    'Chloé',
    'Dora',
  ])) as [number, number, number, number];
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

test('an address is filled in once the inquiry is accepted, and a suggestion is asked once', async ({
  page,
}) => {
  const [anna, ben, chloe] = (await receiveInquiries(page, ['Anna', 'Ben', 'Chloé'])) as [
    number,
    number,
    number,
  ];
  await page.goto(`/inquiries/${anna}`);
  await composer(page).fill('We live at {address}, Anna. Ring twice!');
  const status = page.getByRole('form', { name: /^Write to/ }).getByRole('status');
  await expect(status.filter({ hasText: '{address}' })).toContainText(
    'we fill in the address only once the inquiry is accepted',
  );
  await templates(page).click();
  await dialog(page).getByRole('button', { name: 'Save this message as a template' }).click();
  const text = dialog(page).getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('We live at {address}, {first_name}. Ring twice!');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: /^Insert: We live/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveValue('We live at {address}, Anna. Ring twice!');

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
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
