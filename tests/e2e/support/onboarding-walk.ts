import type { Page, Route } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { OnboardingStep } from '#machines/onboarding.steps.ts';
import { expect } from './fixtures.ts';
import type { PathEvent, PathStep, Snapshot } from './onboarding-paths.ts';

const titles: Record<OnboardingStep, string> = {
  profile: 'About you',
  habits: 'How you live',
  preferences: 'What you want',
};
const answersOf: Record<
  OnboardingStep,
  { method: string; path: string; good: object; refused: object }
> = {
  profile: {
    method: 'PATCH',
    path: '/api/users/profile',
    good: { first_name: 'Ada', birth_date: '1990-12-10' },
    refused: { first_name: 'Ada', birth_date: new Date().toISOString().slice(0, 10) },
  },
  habits: {
    method: 'PUT',
    path: '/api/users/habits',
    good: { pets: 'has' },
    refused: { pets: 'dragon' },
  },
  preferences: {
    method: 'PUT',
    path: '/api/users/preferences',
    good: {},
    refused: { pets: 'dragon' },
  },
};
const skipping = { method: 'POST', path: '/api/users/onboarding/skip' };
const reading = { method: 'GET', path: '/api/users/onboarding' };

const isOutcome = ({ type }: PathEvent) => type.startsWith('xstate.');

/** Walks a path on the page of a new person; `atRest` is called wherever the person may act. */
export async function walkPath(
  page: Page,
  path: PathStep[],
  atRest: (state: Snapshot) => Promise<void>,
): Promise<void> {
  let before: Snapshot | null = null;
  for (const [index, { event, state }] of path.entries()) {
    const rest = path.slice(index + 1);
    const acted = rest.findIndex((step) => !isOutcome(step.event));
    const outcomes = acted === -1 ? rest : rest.slice(0, acted);
    if (!isOutcome(event)) {
      // The last first: what another device does must not meet what is in the way of this one.
      for (const outcome of outcomes.toReversed()) await arrange(page, outcome.event, state);
      await act(page, event, before);
    }
    before = state;
    const isResting = !outcomes.length;
    if (!isResting) continue;
    await expectState(page, state);
    await atRest(state);
  }
}

/** Before the person acts: what the call that follows will meet. */
async function arrange(page: Page, outcome: PathEvent, { context }: Snapshot): Promise<void> {
  const [, kind, port] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(outcome.type) ?? [];
  const { result, status } = outcome.output ?? {};
  const answers = answersOf[context.step];
  if (port === 'readStatus' && status && status !== context.told)
    return goOnElsewhere(page, context.told);
  const call = { saveStep: answers, skipRest: skipping, readStatus: reading }[port ?? ''];
  if (!call) throw new Error(`Nobody knows how to bring about ${outcome.type}`);
  if (kind === 'error') return once(page, call, (route) => route.abort());
  if (result === 'invalid') {
    return once(page, call, (route) =>
      route.continue({ postData: JSON.stringify(answers.refused) }),
    );
  }
  if (result === 'outOfOrder') {
    // The server would have to lose a step that it saved.
    const problem = { status: 409, code: 'out_of_order', title: 'Out of order' };
    return once(page, call, (route) => route.fulfill({ status: 409, json: problem }));
  }
}

async function once(
  page: Page,
  { method, path }: { method: string; path: string },
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isDone = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isDone || route.request().method() !== method) return route.fallback();
      isDone = true;
      await handle(route);
    },
  );
}

/** Another device saves the step that the person is at. */
async function goOnElsewhere(page: Page, told: OnboardingStatus): Promise<void> {
  const { method, path, good } = answersOf[told as OnboardingStep];
  const { status } = await callAsPerson(page, method, path, good);
  expect(status).toBe(200);
}

async function act(page: Page, event: PathEvent, before: Snapshot | null): Promise<void> {
  const step = event.step ?? 'profile';
  switch (event.type) {
    case 'step.opened':
      return openAddress(page, `/onboarding/${step}`);
    case 'step.submitted':
      return submit(page, step);
    case 'skip.requested':
      return page.getByRole('button', { name: 'Skip for now' }).click();
    case 'retry.requested':
      return page.getByRole('button', { name: 'Try again' }).click();
    case 'page.restored':
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return;
    case 'draft.changed': {
      if (before !== null) await openAddress(page, '/onboarding/profile?question=name');
      await page.getByLabel('Last name').fill('Kept');
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept');
      return;
    }
    default:
      throw new Error(`Nobody knows how to do ${event.type}`);
  }
}

/** As if typed into the address bar, without leaving the page. */
async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), address);
}

async function submit(page: Page, step: OnboardingStep): Promise<void> {
  if (step === 'profile') {
    await openAddress(page, '/onboarding/profile?question=name');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Birth date').fill('1990-12-10');
    await openAddress(page, '/onboarding/profile?question=about');
    await page.getByRole('button', { name: 'Save and go on' }).click();
  } else if (step === 'habits') {
    await openAddress(page, '/onboarding/habits?question=pets');
    await page.getByRole('radio', { name: 'Have one' }).press('Space');
    await openAddress(page, '/onboarding/habits?question=conflict');
    await page.getByRole('radio', { name: 'The same day' }).click();
  } else {
    await page.getByRole('button', { name: 'Save and see matches' }).click();
  }
}

/** Address, words and server agree with the machine. */
async function expectState(page: Page, { value, context }: Snapshot): Promise<void> {
  const { told, step, failure } = context;
  const isFinished = (value as { screen: unknown }).screen === 'finished';
  const path = `/onboarding/${isFinished ? 'complete' : step}`;
  const title = isFinished ? 'You are all set' : titles[step];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const words = {
    unanswered: page.getByText('That could not be saved'),
    outOfOrder: page.getByText('Something before this is missing'),
    invalid: page.getByText(new RegExp(`must be ${limits.age.min} or older|Pets and allergies: `)),
  };
  for (const [kind, notice] of Object.entries(words)) {
    if (kind === failure) await expect(notice).toBeVisible();
    else await expect(notice).toBeHidden();
  }
  const { body } = await callAsPerson(page, reading.method, reading.path);
  expect(body).toEqual({ status: told });
}

/** A call of the API as whoever is signed in on the page. */
export function callAsPerson(page: Page, method: string, path: string, form?: object) {
  return page.evaluate(
    async ({ method, path, form }) => {
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(form && { 'Content-Type': 'application/json' }),
        },
        ...(form && { body: JSON.stringify(form) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    { method, path, form },
  );
}
