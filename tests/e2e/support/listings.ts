import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { sampleListing } from '#qa/models/post-listing.ts';

/** Posts a listing as the user signed in on the page, at an address of its own; returns its id. */
export async function postListing(page: Page, changes: Partial<ListingForm> = {}): Promise<number> {
  // Nobody may post the same room twice, and tests run at the same time and again.
  const address = `${randomInt(1_000_000)} ${sampleListing.address}`;
  const form = { ...sampleListing, address, ...changes };
  const answer = await callApi(page, 'POST', '/api/listings', form);
  if (answer.status !== 201) throw new Error(`Posting answered ${JSON.stringify(answer)}`);
  return (answer.body as { id: number }).id;
}

/** Makes an invitation to the household of a listing of the user signed in on the page; its token. */
export async function inviteTo(page: Page, id: number): Promise<string> {
  const answer = await callApi(page, 'POST', `/api/listings/${id}/household/invitations`);
  if (answer.status !== 201) throw new Error(`Inviting answered ${JSON.stringify(answer)}`);
  return (answer.body as { token: string }).token;
}

/** Makes a group that the user signed in on the page leads; its id. */
export async function makeGroup(page: Page, name: string): Promise<number> {
  const answer = await callApi(page, 'POST', '/api/groups', { name });
  if (answer.status !== 201) throw new Error(`Making a group answered ${JSON.stringify(answer)}`);
  return (answer.body as { id: number }).id;
}

/** Deletes a listing of the user signed in on the page. */
export async function deleteListing(page: Page, id: number): Promise<void> {
  // Its own page may still ask for a part of it, which would be gone.
  if (new URL(page.url()).pathname.endsWith(`/listings/${id}`)) await page.goto('/about');
  const { status } = await callApi(page, 'DELETE', `/api/listings/${id}`);
  if (status !== 204) throw new Error(`Deleting answered ${status}`);
}

function callApi(page: Page, method: string, path: string, form: unknown = null) {
  return page.evaluate(
    async ({ method, path, form }) => {
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(form !== null && { 'Content-Type': 'application/json' }),
        },
        ...(form !== null && { body: JSON.stringify(form) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    { method, path, form },
  );
}

/**
 * The heart of the room or roomie that is the first of the page now. It is found by its link from
 * then on: tests run at the same time, and one of another test may come before it at any moment.
 */
export async function firstHeart(page: Page): Promise<{ heart: Locator; title: string }> {
  const name = /^Favorite: /;
  const cards = page.getByRole('main').getByRole('listitem');
  const withHeart = cards.filter({ has: page.getByRole('button', { name }) });
  const address = await withHeart.first().getByRole('link').first().getAttribute('href');
  const card = cards.filter({ has: page.locator(`a[href="${address}"]`) });
  const heart = card.getByRole('button', { name });
  const label = (await heart.getAttribute('aria-label')) ?? '';
  return { heart, title: label.replace('Favorite: ', '') };
}

/** The titles of the listings on the page, in order. */
export async function shownRooms(page: Page) {
  const cards = page.getByRole('list', { name: 'Rooms' }).getByRole('article');
  return cards.evaluateAll((articles) =>
    articles.map((article) => {
      const text = article.textContent;
      return {
        id: Number(/\d+$/.exec(article.querySelector('a')?.pathname ?? '')),
        rent: Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
        bedrooms: Number(/(\d+) bedroom/.exec(text)?.[1] ?? 0),
      };
    }),
  );
}
