import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { inviteTo, postListing } from './support/listings.ts';

/** Signs in as a new user of this name, on a page of their own. */
async function newPerson(browser: Browser, first_name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
  return page;
}

const greeting = 'Hello! Is the room still free in March? I would love to see it.';

/** A room of Ona's, where Maro lives too, and about which Sefa wrote. */
async function sharedHome(browser: Browser) {
  const [owner, member, applicant] = [
    await newPerson(browser, 'Ona'),
    await newPerson(browser, 'Maro'),
    await newPerson(browser, 'Sefa'),
  ];
  const id = await postListing(owner, { title: 'Home of two' });
  const token = await inviteTo(owner, id);
  await callAsPerson(member, 'POST', '/api/household-invitations/accept', { token });
  return { owner, member, applicant, id };
}

const vote = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const opinions = (page: Page) =>
  page.getByRole('region', { name: 'What your household thinks of Sefa' });

test('a household decides together about who wrote', async ({ browser }) => {
  test.slow();
  const { owner, member, applicant, id } = await sharedHome(browser);

  await applicant.goto(`/listings/${id}`);
  const form = applicant.getByRole('form', { name: /^Message to/ });
  await expect(
    form.getByText('The people who live there see this message and how you fit.'),
  ).toBeVisible();
  await form.getByLabel('Your message').fill(greeting);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(applicant.getByText(greeting)).toBeVisible();

  await owner.goto(`/listings/${id}/applicants`);
  await expect(opinions(owner)).toContainText('Not seen yet by: ⁨Maro⁩');
  await expect(vote(owner, 'Yes: Sefa')).toHaveAttribute('aria-pressed', 'false');

  // The member finds the board in their profile, and the owner's board follows.
  await member.goto('/profile/habits');
  await member.getByRole('link', { name: 'Applicants for Home of two' }).click();
  await expect(member.getByText(greeting)).toBeVisible();
  await expect(opinions(owner)).not.toContainText('Not seen yet by');
  await vote(member, 'Maybe: Sefa').click();
  await expect(vote(member, 'Maybe: Sefa')).toHaveAttribute('aria-pressed', 'true');
  await expect(opinions(owner)).toContainText('MaroMaybe');

  // What is typed stays while it is not saved, and is saved by itself.
  const note = member.getByLabel('Why, for your household');
  await note.fill('Sings at night. No foreigners');
  await expect(member.getByText('Does this leave people out?')).toBeVisible();
  await note.fill('Sings at night');
  await expect(member.getByText('Does this leave people out?')).toBeHidden();
  await member.reload();
  await expect(note).toHaveValue('Sings at night');
  await opinions(owner).getByText('Note', { exact: true }).click();
  await expect(opinions(owner).getByText('Sings at night')).toBeVisible();
  await expectAccessible(owner);

  await vote(owner, 'Yes: Sefa').click();
  await expect(opinions(member)).toContainText('OnaYes');
  await vote(member, 'Maybe: Sefa').click();
  await expect(opinions(owner)).not.toContainText('MaroMaybe');
  await expect(vote(member, 'Maybe: Sefa')).toHaveAttribute('aria-pressed', 'false');
  await expect(note).toHaveValue('Sings at night');
  await expectAccessible(member);

  // The applicant finds nothing of it.
  await applicant.goto('/inquiries?folder=sent');
  await expect(applicant.getByText('Home of two').first()).toBeVisible();
  await applicant.goto(`/listings/${id}/applicants`);
  await expect(opinions(applicant)).toHaveCount(0);
});

test('who decides alone sees no votes', async ({ browser }) => {
  const [owner, applicant] = [await newPerson(browser, 'Ona'), await newPerson(browser, 'Sefa')];
  const id = await postListing(owner, { title: 'Home of one' });
  await applicant.goto(`/listings/${id}`);
  const form = applicant.getByRole('form', { name: /^Message to/ });
  await form.getByLabel('Your message').fill(greeting);
  await expect(form.getByText('The people who live there')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(applicant.getByText(greeting)).toBeVisible();
  await owner.goto(`/listings/${id}/applicants`);
  await expect(owner.getByText(greeting)).toBeVisible();
  await expect(opinions(owner)).toHaveCount(0);
});
