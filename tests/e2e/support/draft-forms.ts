import type { Page } from '@playwright/test';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { callAsPerson } from './call-as-person.ts';
import { expect } from './fixtures.ts';
import { postListing } from './listings.ts';

/** A form that a user fills in half. */
export interface DraftForm {
  name: string;
  /** The newcomer is still in onboarding. */
  isNew?: boolean;
  isAdmin?: boolean;
  /** Makes what the form is about; returns where it is. */
  prepare?: (page: Page) => Promise<string>;
  /** Opens the form on the page of the user. */
  open: (page: Page, path: string) => Promise<unknown>;
  /** Types half of it. */
  type: (page: Page) => Promise<unknown>;
  /** What was typed is in the form. */
  expectTyped: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const editor = (page: Page, part: string) => page.getByRole('form', { name: part });

const addresses = {
  'About you': '/profile/about',
  'How you live': '/profile/habits',
  'What you want': '/profile/preferences',
};

/** Opens the form of a section of the profile, unless it opened by itself. */
export async function openSection(page: Page, part: keyof typeof addresses): Promise<void> {
  await page.goto(addresses[part]);
  const edit = page.getByRole('button', { name: `Edit: ${part}` });
  await expect(edit.or(editor(page, part))).toBeVisible();
  if (await edit.isVisible()) await edit.click();
}

/** A form with one text field. */
const withField = (
  name: string,
  open: DraftForm['open'],
  field: (page: Page) => ReturnType<Page['getByLabel']>,
): DraftForm => ({
  name,
  open,
  type: (page) => field(page).fill('Half a thought'),
  expectTyped: (page) => expect(field(page)).toHaveValue('Half a thought'),
});

const dealbreakers = (page: Page) => page.locator('[role="switch"]:checked');

const petOwner = (page: Page) =>
  page.getByRole('group', { name: /Do you have pets/ }).getByLabel('Pet owner');

/** One of each form of the product whose text is kept. */
export const draftForms: DraftForm[] = [
  {
    ...withField(
      'a rule of a house agreement',
      async (page, path) => {
        await page.goto(path);
        await button(page, 'Add a rule: Kitchen').click();
      },
      (page) => page.getByRole('textbox', { name: 'Rule' }),
    ),
    async prepare(page) {
      const made = await callAsPerson(page, 'POST', '/api/groups', { name: 'Two for Lisbon' });
      const { id } = made.body as { id: number };
      await callAsPerson(page, 'POST', `/api/groups/${id}/agreement`);
      return `/groups/${id}/agreement`;
    },
  },
  withField(
    'a new listing',
    (page) => page.goto('/listings/create?step=words'),
    (page) => page.getByRole('textbox', { name: 'Title' }),
  ),
  withField(
    'what a user says about themselves',
    (page) => openSection(page, 'About you'),
    (page) => page.locator('textarea#bio'),
  ),
  {
    name: 'how a user lives',
    open: (page) => openSection(page, 'How you live'),
    type: (page) => petOwner(page).check(),
    expectTyped: (page) => expect(petOwner(page)).toBeChecked(),
  },
  {
    name: 'what a user wants of others',
    prepare: async (page) => {
      await callAsPerson(page, 'PUT', '/api/users/habits', { pets: 'has' });
      return '';
    },
    open: (page) => openSection(page, 'What you want'),
    type: async (page) => {
      await page.locator('summary', { hasText: 'Pets and allergies' }).click();
      await page.getByRole('switch', { name: /dealbreaker/ }).check();
    },
    expectTyped: (page) => expect(dealbreakers(page)).toHaveCount(1),
  },
  {
    ...withField(
      'the first step of onboarding',
      (page) => page.goto('/onboarding/profile'),
      (page) => page.getByLabel('Last name'),
    ),
    isNew: true,
  },
  withField(
    'a first message',
    (page) => page.goto('/listings/3'),
    (page) => page.getByRole('main').getByLabel('Your message'),
  ),
  {
    ...withField(
      'a further message',
      (page, path) => page.goto(path),
      (page) => page.getByRole('textbox', { name: /^Write to / }),
    ),
    prepare: async (page) => {
      const form = { listing_id: 3, message: 'Hello, I would like to see the room.' };
      const { body } = await callAsPerson(page, 'POST', '/api/inquiries', form);
      return `/inquiries/${(body as { id: number }).id}`;
    },
  },
  withField(
    'a report',
    async (page) => {
      await page.goto('/listings/3');
      await button(page, 'Report this room').click();
    },
    (page) => page.getByRole('dialog').getByRole('textbox'),
  ),
  withField(
    'the name of a saved search',
    async (page) => {
      await page.goto('/?q=room');
      await page.getByRole('button', { name: 'Save search' }).click();
    },
    (page) => page.getByRole('dialog').getByLabel('Name'),
  ),
  {
    ...withField(
      'a listing that is edited',
      (page, path) => page.goto(path),
      (page) => page.getByRole('textbox', { name: 'Description' }),
    ),
    prepare: async (page) => `/listings/${await postListing(page)}/edit?step=words`,
  },
  {
    ...withField(
      'what a photo shows',
      (page, path) => page.goto(path),
      (page) => page.getByLabel('What photo 1 shows'),
    ),
    prepare: async (page) => {
      const path = `/listings/${await postListing(page)}/edit?step=photos`;
      await page.goto(path);
      const buffer = await makePhoto({ width: 64, height: 48, hue: 1 });
      await page
        .getByLabel('Photos', { exact: true })
        .setInputFiles({ name: 'attic.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.locator('[data-image^="image-"]')).toBeVisible();
      return path;
    },
  },
  {
    ...withField(
      'the name of a saved search that is edited',
      async (page, path) => {
        await page.goto(path);
        await page.getByRole('button', { name: 'Edit: Two rooms' }).click();
      },
      (page) => page.getByRole('dialog').getByLabel('Name'),
    ),
    prepare: async (page) => {
      await page.goto('/?bedrooms=2');
      await page.getByRole('button', { name: 'Save search' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Two rooms');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      return '/saved-searches';
    },
  },
  withField(
    'the name of a new group',
    (page) => page.goto('/groups'),
    (page) => page.getByLabel('Group name'),
  ),
  {
    ...withField(
      'the new name of a group',
      async (page, path) => {
        await page.goto(path);
        await button(page, 'Rename').click();
      },
      (page) => page.getByRole('dialog').getByLabel('Group name'),
    ),
    async prepare(page) {
      const made = await callAsPerson(page, 'POST', '/api/groups', { name: 'Two for Lisbon' });
      return `/groups/${(made.body as { id: number }).id}`;
    },
  },
  withField(
    'a wanted page',
    (page) => page.goto('/wanted/edit'),
    (page) => page.getByLabel('Headline'),
  ),
  {
    name: 'times to see a room',
    prepare: async (page) => {
      const place = { latitude: 40.6725, longitude: -73.95 };
      return `/listings/${await postListing(page, place)}/viewings`;
    },
    open: (page, path) => page.goto(path),
    type: (page) => page.getByLabel('First day').fill('2099-06-01'),
    expectTyped: (page) => expect(page.getByLabel('First day')).toHaveValue('2099-06-01'),
  },
  withField(
    'an address at an organization',
    (page) => page.goto('/profile'),
    (page) => page.getByRole('textbox', { name: 'Your address there' }),
  ),
  {
    ...withField(
      'an external listing, by an administrator',
      async (page) => {
        await page.goto('/admin/external-listings');
        await page.getByRole('button', { name: 'Add a room' }).click();
      },
      (page) => page.getByRole('dialog').getByLabel('Title'),
    ),
    isAdmin: true,
  },
  {
    ...withField(
      'the reason of a decision, by an administrator',
      async (page) => {
        await page.goto('/listings/3');
        await page.getByRole('button', { name: /^Delete / }).click();
      },
      (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Why?' }),
    ),
    isAdmin: true,
  },
];
