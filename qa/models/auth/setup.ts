import { request as requests } from '@playwright/test';
import { callAs, newEmail, newSession, placeTokens } from '../../run/sign-in.ts';
import { noListings, noMarks, type AuthWorld } from './actions.ts';
import { createSessions } from './sessions.ts';

const held = [
  'getCurrentUser',
  'refreshSession',
  'startSignIn',
  'finishSignIn',
  'signOut',
] as const;

/** Prepares sessions of two users and a second tab. */
export async function prepareAuthWorld(world: AuthWorld): Promise<void> {
  // A request context with its own cookies.
  const elsewhere = await requests.newContext();
  world.context.on('close', () => void elsewhere.dispose());
  const emails = { 1: newEmail('first'), 2: newEmail('second') };
  world.sessions = createSessions(emails, async (email) => {
    const tokens = await newSession(elsewhere, world.url, email);
    // Otherwise the app would redirect to onboarding.
    await callAs(elsewhere, world.url, tokens.access_token, 'skipOnboarding');
    return tokens;
  });
  await world.otherTab();
}

/**
 * Opens a tab on the start page. A stored token makes the app start the machine at once; plans then
 * arrange what the machine finds.
 */
export async function openAuthWorld(world: AuthWorld): Promise<void> {
  const { page } = world;
  await placeTokens(page, await world.sessions.take(1));
  await world.holdCalls(held);
  world.calls.always('listListings', noListings);
  world.calls.always('getMarks', noMarks);
  // The browser stays on the page until the sign-in service answers.
  world.signInVisits = 0;
  await page.route('**/sign-in/local/**', (route) => {
    world.signInVisits += 1;
    return route.fulfill({ status: 204 });
  });
  world.warnings = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') world.warnings.push(message.text());
  });
  await page.goto('/?q=zzzz');
}
