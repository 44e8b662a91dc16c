import { expect, expectPageAddress } from '../run/expect.ts';
import { authMachine } from '#machines/auth.machine.ts';
import type { PathModel } from '#xstate-paths';
import { pass } from '../run/call-interceptor.ts';
import { placeTokens } from '../run/sign-in.ts';
import { openAddress } from '../run/world.ts';
import {
  comeBack,
  expireToken,
  openMemberPage,
  ownerAfter,
  refuseToken,
  switchAccounts,
  type AuthWorld,
} from './auth/actions.ts';
import { toFault, transportFaults, serverFaults } from './faults.ts';
import { openAuthWorld, prepareAuthWorld } from './auth/setup.ts';
import {
  expectAway,
  expectLedToSignIn,
  expectSignInService,
  expectWarning,
} from './auth/consequences.ts';
import {
  header,
  expectBanner,
  expectSignedOut,
  expectUser,
  expectUnknown,
} from './auth/screens.ts';

/** These states last only as long as a read of local storage. */
const always = () => true;
const isReading = (state: string) => state === 'loading' || state === 'rechecking';

/** One tab, from the first read of storage to signing out, with a second tab beside it. */
export const authModel: PathModel<typeof authMachine, AuthWorld> = {
  name: 'auth',
  title: 'Signing in, staying signed in, signing out',
  machine: authMachine,
  starts: { 'a tab is opened': undefined },
  distinguish: ({ userId, attempts }) => ({ userId, isRetrying: attempts > 0 }),
  prepare: prepareAuthWorld,
  open: openAuthWorld,
  writes: {
    // An expired token must be renewed to end its session.
    refreshSession: ['refreshSession', 'endSession'],
    finishSignIn: ['exchangeCode'],
    signOut: ['endSession'],
  },

  events: {
    'login.requested': {
      // The button in the header is busy until the server has answered the sign-out.
      cases: ({ value }) => [
        ...(value === 'signingOut' ? [] : [{ label: 'presses “Sign in”', way: 'in the header' }]),
        { label: 'presses “Sign in” on the page for it', way: 'on the page' },
      ],
      async act({ page }, { step }) {
        if (step.event['way'] === 'in the header') return header(page).signIn.click();
        await openAddress(page, '/login');
        await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      },
    },
    'login.returned': {
      cases: [
        {
          label: 'comes back from the sign-in service',
          answer: { code: null, state: null, error: null },
        },
      ],
      arrange: (world, stepContext) => comeBack(world, stepContext, 'arrange'),
      act: (world, stepContext) => comeBack(world, stepContext, 'act'),
    },
    'logout.requested': {
      // Without a known user there is no menu to sign out from.
      cases: ({ context }) => (context.userId === null ? [] : [{ label: 'presses “Logout”' }]),
      async act({ page }) {
        await header(page).account.click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      },
    },
    'token.expired': {
      cases: [{ label: 'searches, and the token has run out' }],
      act: expireToken,
    },
    'token.refused': {
      cases: [{ label: 'searches, and the server refuses even a renewed token' }],
      act: refuseToken,
    },
    'page.restored': {
      cases: [{ label: 'comes back to the page as the browser kept it' }],
      // Browsers under test have no back/forward cache; this is the event that it sends.
      act: ({ page }) =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
    },
    'connection.retried': {
      cases: [
        { label: 'comes back online', way: 'by itself' },
        { label: 'presses “Try now”', way: 'by the button' },
      ],
      act: ({ page }, { step }) =>
        step.event['way'] === 'by itself'
          ? page.evaluate(() => void window.dispatchEvent(new Event('online')))
          : page.getByRole('button', { name: 'Try now' }).click(),
    },
    'tab.signedIn': {
      cases: [{ label: 'another tab signs in' }],
      async arrange(world, { step, path, index }) {
        const state = step.from.value as string;
        if (!isReading(state)) return;
        const place = await world.sessions.take(ownerAfter(path, index));
        await world.plan({ machine: 'auth', state, place, notifyTabs: true });
      },
      async act(world, { step, path, index }) {
        if (isReading(step.from.value as string)) return;
        const tab = await world.otherTab();
        const stored = await tab.evaluate(() => localStorage.getItem('access_token'));
        await placeTokens(tab, await world.sessions.take(ownerAfter(path, index), stored));
      },
    },
    'tab.signedOut': {
      cases: ({ value }) =>
        value === 'signedIn'
          ? [
              { label: 'another tab signs out, and a public page is open here', way: 'public' },
              {
                label: 'another tab signs out, and a page for members is open here',
                way: 'member',
              },
            ]
          : [{ label: 'another tab signs out' }],
      async arrange(world, { step }) {
        const state = step.from.value as string;
        if (isReading(state)) {
          await world.plan({ machine: 'auth', state, place: null, notifyTabs: true });
        }
      },
      async act(world, { step }) {
        if (isReading(step.from.value as string)) return;
        if (step.event['way'] === 'member') await openMemberPage(world);
        await placeTokens(await world.otherTab(), null);
      },
    },
  },

  actors: {
    readSession: {
      done: [
        { label: 'no token is stored', output: 'none' },
        { label: 'a good token is stored', output: 'fresh' },
        { label: 'a token that ran out is stored', output: 'stale' },
      ],
      error: [{ label: 'the browser denies storage', error: null }],
      async arrange(world, { step, path, index }) {
        const found = step.event['output'];
        const machine = 'auth';
        const state = step.from.value as string;
        if (step.event.type.startsWith('xstate.error')) {
          // It denies them to later requests too, which would renew them.
          return world.plan({ machine, state, deny: true, place: null });
        }
        if (found === 'none') return world.plan({ machine, state, place: null });
        const owner = ownerAfter(path, index);
        const place =
          found === 'fresh'
            ? await world.sessions.take(owner)
            : await world.sessions.takeStale(owner);
        await world.plan({ machine, state, place });
      },
    },
    identifyUser: {
      done: ({ context }) => [
        { label: 'no user, because the token was removed meanwhile', output: null },
        { label: 'it is the first account’s token', output: { userId: 1 } },
        // Without a known user, the first of the two accounts stands for both.
        ...(context.userId === null
          ? []
          : [{ label: 'it is the second account’s token', output: { userId: 2 } }]),
      ],
      error: transportFaults,
      async act(world, { step }) {
        const { calls, page } = world;
        const output = step.event['output'] as { userId: number } | null | undefined;
        if (output === undefined) return calls.settle('getCurrentUser', toFault(step));
        if (output === null) {
          await placeTokens(page, null);
          return calls.settle('getCurrentUser', toFault(step, 'unauthorized'));
        }
        const known = (step.from.context as { userId: number | null }).userId;
        if (known !== null && known !== output.userId) return switchAccounts(world);
        await calls.settle('getCurrentUser', pass);
      },
    },
    refreshSession: {
      done: [
        { label: 'the server renews the token', output: 'renewed' },
        { label: 'the server refuses: the session is over', output: 'refused' },
      ],
      error: transportFaults,
      async act({ calls, sessions }, { step }) {
        const { output } = step.event;
        if (output === undefined) return calls.settle('refreshSession', toFault(step));
        sessions.spend();
        const refresh_token = 'x'.repeat(43);
        await calls.settle(
          'refreshSession',
          output === 'renewed'
            ? pass
            : (route) => route.continue({ postData: JSON.stringify({ refresh_token }) }),
        );
      },
    },
    requestSignIn: {
      done: [{ label: 'the server says where to sign in', output: { url: '/' } }],
      error: serverFaults,
      act: ({ calls }, { step }) =>
        calls.settle('startSignIn', step.event['output'] ? pass : toFault(step)),
    },
    exchangeCode: {
      done: [
        { label: 'the server takes the code', output: null },
        { label: 'the server refuses the code', output: 'refused' },
        { label: 'the server does not answer', output: 'unreachable' },
      ],
      error: [{ label: 'the browser denies storage', error: null }],
      async arrange(world, { step }) {
        if (step.event.type.startsWith('xstate.done')) return;
        await world.plan({ machine: 'auth', state: 'returning', deny: true });
      },
      // One call each: that of the next answer may come before its step begins.
      async act({ calls }, { step }) {
        const { output } = step.event;
        if (output === undefined) return;
        if (output === null) return calls.settleOne('finishSignIn', pass);
        if (output === 'unreachable') return calls.settleOne('finishSignIn', toFault(step, 'cut'));
        await calls.settleOne('finishSignIn', (route) => {
          const { state } = route.request().postDataJSON() as { state: string };
          return route.continue({ postData: JSON.stringify({ code: 'used before', state }) });
        });
      },
    },
    forgetSession: {
      done: [{ label: 'the tokens go', output: { access: null, refresh: null } }],
      error: [{ label: 'the browser denies storage', error: null }],
      async arrange(world, { step }) {
        if (step.event.type.startsWith('xstate.done')) return;
        await world.plan({ machine: 'auth', state: 'forgetting', deny: true });
      },
      async act({ sessions }, { step }) {
        // The page asks the server to end it, even if something else comes before the answer.
        if (step.event.type.startsWith('xstate.done')) sessions.spend();
      },
    },
    endSession: {
      done: [{ label: 'the server ends the session', output: undefined }],
      error: transportFaults,
      async act({ calls }, { step }) {
        // An expired token must be renewed to end its session.
        calls.allow('refreshSession', pass);
        const isDone = step.event.type.startsWith('xstate.done');
        await calls.settle('signOut', isDone ? pass : toFault(step));
      },
    },
  },

  emitted: {
    'session.started': { expectDone: (world) => expectAway(world) },
    'session.resumed': { unseen: 'what is old is fetched again; the screen need not change' },
    'session.switched': { unseen: 'the page is loaded anew, which the step waits for' },
    'session.refused': { expectDone: expectLedToSignIn },
    'session.ended': {
      // A public page stays open when another tab signs out.
      expectDone: async (world, { by }, context) => {
        const isLeaving = by === 'thisTab' || context?.step.event['way'] === 'member';
        if (isLeaving) await expectPageAddress(world.page, '/');
      },
    },
    'login.ready': { expectDone: expectSignInService },
    'login.failed': { expectDone: (world) => expectWarning(world, 'Sign-in could not start') },
    'logout.failed': {
      expectDone: (world) => expectWarning(world, 'The server did not end the session'),
    },
  },

  delays: {
    retryDelayMs: {
      label: 'the time for another try comes',
      act: (world) => world.harness('runHeldTimers'),
    },
  },

  states: {
    loading: {
      label: 'neither “Sign in” nor anybody',
      expectShown: expectUnknown,
      isBrief: always,
    },
    rechecking: {
      label: 'who it is, if known; no “Sign in”',
      expectShown: expectUser,
      isBrief: always,
    },
    forgetting: {
      label: '“Sign in”',
      expectShown: ({ page }) => expect(header(page).signIn).toBeVisible(),
      isBrief: always,
    },
    identifying: { label: 'who it is, if known; no “Sign in”', expectShown: expectUser },
    signedIn: {
      label: 'the account menu',
      async expectShown(world, state) {
        await expectUser(world, state);
        await expectBanner(world, false);
      },
    },
    refreshing: { label: 'who it is, if known; no “Sign in”', expectShown: expectUser },
    unreachable: {
      label: '“RoomieRadar cannot be reached”, with “Try now”',
      async expectShown(world, state) {
        await expectBanner(world, true);
        await expectUser(world, state);
      },
    },
    anonymous: {
      label: '“Sign in”',
      expectShown: (world) => expectSignedOut(world, { isBusy: false }),
    },
    leaving: {
      label: '“Sign in”, busy, until the sign-in service answers',
      expectShown: (world) => expectSignedOut(world, { isBusy: true }),
    },
    redirecting: {
      label: '“Sign in”, busy',
      expectShown: (world) => expectSignedOut(world, { isBusy: true }),
    },
    returning: {
      label: 'neither “Sign in” nor anybody',
      expectShown: expectUnknown,
      isBrief: ({ event }) => event.type.startsWith('xstate.error'),
    },
    signingOut: {
      label: '“Sign in”, busy',
      expectShown: (world) => expectSignedOut(world, { isBusy: true }),
    },
  },
};
