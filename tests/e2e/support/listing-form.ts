import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The steps of the listing form by their titles, each with the labels of its fields. */
const steps = {
  'Where it is': ['Address', 'Town or borough'],
  'The room': ['Room type', 'Bedrooms', 'Bathrooms'],
  'Costs and dates': [
    'Monthly rent',
    'Currency',
    'Bills',
    'Deposit',
    'Available from',
    'Available until',
    'Shortest stay',
    'Longest stay',
  ],
  Household: ['People living here', 'Looking for'],
  Photos: [],
  'Title and description': ['Title', 'Description', 'Link with more information'],
} as const;

export type ListingStepTitle = keyof typeof steps;
export type ListingFieldLabel = (typeof steps)[ListingStepTitle][number];

const titles = Object.keys(steps) as ListingStepTitle[];

/** Opens a step of the listing form by its link, unless it is open. */
export async function openListingStep(page: Page, title: ListingStepTitle): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Steps of this form' })
    .getByRole('link', { name: title });
  await expect(link).toBeVisible();
  if ((await link.getAttribute('aria-current')) === 'step') return;
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'step');
}

/** A field of the listing form, in its step. */
export async function openListingField(page: Page, label: ListingFieldLabel): Promise<Locator> {
  const title = titles.find((each) => (steps[each] as readonly string[]).includes(label));
  if (!title) throw new Error(`No step has the field "${label}"`);
  await openListingStep(page, title);
  return page.getByRole('main').getByLabel(new RegExp(`^${label}( optional)?$`));
}

/** Types into fields of the listing form, going from step to step. */
export async function fillListingForm(
  page: Page,
  fields: Partial<Record<ListingFieldLabel, string>>,
): Promise<void> {
  for (const title of titles) {
    for (const label of steps[title]) {
      const typed = fields[label];
      if (typed === undefined) continue;
      const field = await openListingField(page, label);
      if (label === 'Room type' || label === 'Currency') await field.selectOption(typed);
      else await field.fill(typed);
    }
  }
}

/** What a listing needs before it can be posted. */
export const neededFields = {
  Address: 'Rua Nova 7, Coimbra',
  'Monthly rent': '9400',
  Bedrooms: '3',
  Bathrooms: '1',
  'People living here': '2',
} as const;

/** Posts what the listing form holds, from its last step. */
export async function postListingForm(page: Page): Promise<void> {
  await openListingStep(page, 'Title and description');
  await page.getByRole('main').getByRole('button', { name: 'List your place' }).click();
}
