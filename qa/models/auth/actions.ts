import { expect } from '../../run/expect.ts';
import type { StepContext, Path } from '#xstate-paths';
import { pass, problem, type CallOutcome } from '../../run/call-interceptor.ts';
import { codeFor, placeTokens } from '../../run/sign-in.ts';
import { openAddress, type World } from '../../run/world.ts';
import type { Sessions, Who } from './sessions.ts';

export interface AuthWorld extends World {
  sessions: Sessions;
  /** How often the browser went to the sign-in service since that was last looked at. */
  signInVisits: number;
  /** Warnings in the console since they were last looked at. */
  warnings: string[];
}

/** Events that replace the stored token. */
const replacing =
  /^(tab\.signedIn|token\.expired|login\.returned|xstate\.done\.actor\.readSession)/;

/**
 * Returns whose token this step must place: the user that a later step identifies, or else the
 * current one.
 */
export function ownerAfter({ from, steps }: Path, index: number): Who {
  for (const { event } of steps.slice(index + 1)) {
    if (replacing.test(event.type)) break;
    const output = event['output'] as { userId?: Who } | null | undefined;
    if (event.type === 'xstate.done.actor.identifyUser' && output) return output.userId ?? 1;
  }
  return ((steps[index]?.from ?? from).context as { userId: Who | null }).userId ?? 1;
}

let searches = 0;

/** Listings are irrelevant here: there are none. */
export const noListings: CallOutcome = (route) =>
  route.fulfill({ json: { items: [], page: 1, page_size: 20, total: 0 } });

/** Nothing is marked. A page asks once its code for marks is there, which may be after any step. */
export const noMarks: CallOutcome = (route) => {
  const none = { favorite: [], hidden: [] };
  return route.fulfill({ json: { listings: none, users: none } });
};

/** Makes a call that needs no session: a search with a new term. */
async function search({ page }: AuthWorld): Promise<void> {
  searches += 1;
  await openAddress(page, `/?q=zzzz${searches}`);
}

/** Decides what the next new search gets; a list that a page before it still loads gets nothing. */
function decideSearch({ calls }: AuthWorld, outcome: CallOutcome, before = searches): void {
  const decide: CallOutcome = async (route) => {
    const term = new URL(route.request().url()).searchParams.get('q');
    if (Number(term?.replace('zzzz', '')) > before) return outcome(route);
    calls.once('listListings', decide);
    return noListings(route);
  };
  calls.once('listListings', decide);
}

/** Opens a page for members. */
export async function openMemberPage({ page }: AuthWorld): Promise<void> {
  await openAddress(page, '/listings');
  await expect(page.getByRole('heading', { level: 1, name: 'Your listings' })).toBeVisible();
}

export async function expireToken(world: AuthWorld, { step, path, index }: StepContext) {
  const stale = await world.sessions.takeStale(ownerAfter(path, index));
  if (step.from.value === 'unreachable') {
    // While the server is unreachable, tokens are not renewed before a request; only a 401 shows
    // that the token has expired.
    decideSearch(world, async (route) => {
      await placeTokens(world.page, stale);
      await problem(401, 'unauthorized')(route);
    });
  } else {
    await placeTokens(world.page, stale);
  }
  await search(world);
}

export async function refuseToken(world: AuthWorld, { path, index }: StepContext) {
  const { page, sessions } = world;
  const refused = problem(401, 'unauthorized');
  const stored = await page.evaluate(() => localStorage.getItem('access_token'));
  const other = await sessions.take(ownerAfter(path, index), stored);
  const before = searches;
  decideSearch(world, async (route) => {
    // Another tab renews the token at this moment, so the retry is sent at once.
    await placeTokens(page, other);
    decideSearch(world, refused, before);
    await refused(route);
  });
  await search(world);
}

/**
 * Returns from the sign-in service: by the address if the machine rests in the state, otherwise by
 * a plan for the moment it is there.
 */
export async function comeBack(
  world: AuthWorld,
  { step, path, index }: StepContext,
  when: 'arrange' | 'act',
) {
  const { page, request, url, sessions } = world;
  const state = step.from.value as string;
  const isPassing = state === 'loading' || state === 'rechecking';
  if (isPassing !== (when === 'arrange')) return;
  const who = ownerAfter(path, index);
  const answer = await codeFor(request, url, sessions.email(who));
  sessions.comeBack(who);
  if (isPassing) {
    const send = { type: 'login.returned', answer: { ...answer, error: null } };
    // An answer before it, once refused, removes the state that is stored by now.
    return world.plan({ machine: 'auth', state, send, oauthState: answer.state });
  }
  await page.evaluate((state) => sessionStorage.setItem('oauth_state', state), answer.state);
  if (new URL(page.url()).pathname === '/auth/callback') {
    // The page passes each answer on only once.
    await openAddress(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  }
  await openAddress(page, `/auth/callback?${new URLSearchParams(answer)}`);
}

/** The token belongs to another account: the page reloads as that user. */
export async function switchAccounts({ calls, page, machineSteps }: AuthWorld): Promise<void> {
  // Reload a search without results, as everywhere in this model.
  await openAddress(page, '/?q=zzzz');
  const before = machineSteps.length;
  const reloaded = page.waitForEvent('load');
  await calls.settle('getCurrentUser', pass);
  await reloaded;
  // Other machines of the page, such as the map, have steps here too.
  const arrivals = () =>
    machineSteps.flatMap(({ machine, state }, index) =>
      index >= before && machine === 'auth' && state === 'signedIn' ? [index] : [],
    );
  await expect.poll(() => arrivals().length).toBe(2);
  // The machine of the reloaded page came to the same state; its steps there are another path. It
  // goes on in place of the one before, whatever it is called: actors are numbered as they start.
  const [own = before, reloadedOne = before] = arrivals();
  const { actor = '' } = machineSteps[reloadedOne] ?? {};
  machineSteps.splice(own + 1);
  for (const step of machineSteps) if (step.machine === 'auth') step.actor = actor;
}
