import { request as requests } from '@playwright/test';
import { newEmail, placeTokens } from '../../run/sign-in.ts';
import type { AuthWorld } from './actions.ts';
import { createSessions } from './sessions.ts';

const held = [
  'getCurrentUser',
  'refreshSession',
  'startSignIn',
  'finishSignIn',
  'signOut',
] as const;

/** Two people who signed in elsewhere, and another tab. */
export async function prepareAuthWorld(world: AuthWorld): Promise<void> {
  // Cookies of their own.
  const elsewhere = await requests.newContext();
  world.context.on('close', () => void elsewhere.dispose());
  const emails = { 1: newEmail('first'), 2: newEmail('second') };
  world.sessions = createSessions(elsewhere, world.url, emails);
  await world.otherTab();
}

/**
 * Opens a tab on the start page. Something is stored, so that the machine is there from the
 * beginning; what it finds is arranged for the moment it looks.
 */
export async function openAuthWorld(world: AuthWorld): Promise<void> {
  const { page } = world;
  await placeTokens(page, await world.sessions.take(1));
  await world.holdCalls(held);
  // Rooms are not what this is about, and must not ask for a session on their own.
  world.calls.always('listListings', (route) =>
    route.fulfill({ json: { items: [], page: 1, page_size: 20, total: 0 } }),
  );
  // The browser stays where it is: as long as the sign-in service has not answered.
  await page.route('**/sign-in/local/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/?q=zzzz');
}
