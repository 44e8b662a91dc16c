import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import {
  explore,
  findPaths,
  readPathSet,
  type AnyPathModel,
  type Shown,
  type PathSet,
} from '#xstate-paths';
import { modelNamed } from '#qa/models.ts';
import { runPaths } from '#qa/run/run-paths.ts';
import type { World } from '#qa/run/world.ts';
import { formatFailure, formatResult } from '#qa/run/format-results.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { expectSignedOut, logOut } from './support/session.ts';

type Model = AnyPathModel<never>;
const real = modelNamed('onboarding');
/** Another device saves the profile; this one notices when the user returns to the tab. */
const events = [
  'page.restored',
  { type: 'xstate.done.actor.readStatus', output: { status: 'habits' } },
];

/** Replaces the check of a state with one that fails sooner than the real ones. */
const withCheck = (model: Model, state: string, shown: Shown<World>): Model => ({
  ...model,
  states: { ...model.states, [state]: shown },
});
const withMachine = (machine: unknown): Model => ({ ...real, machine: machine as never });

/** The machine with `page.restored` leading to the state that skips. */
function withOtherTransition(): Model {
  const states = structuredCloneOfStates();
  states.screen.states.open.on['page.restored'] = 'skipping';
  const { config, implementations } = onboardingMachine;
  const Machine = onboardingMachine.constructor as new (...args: unknown[]) => unknown;
  const model = withMachine(new Machine({ ...config, states }, implementations));
  return withCheck(model, 'screen.skipping', {
    label: 'the step, busy',
    expectShown: ({ page }) =>
      expect(page.locator('main [aria-disabled="true"]')).not.toHaveCount(0, { timeout: 1000 }),
  });
}

interface States {
  screen: { states: { open: { on: Record<string, unknown> } } };
}

/** Copies the parts that change. */
function structuredCloneOfStates(): States {
  const { screen, ...others } = onboardingMachine.config.states as unknown as States;
  const { open } = screen.states;
  const states = { ...screen.states, open: { ...open, on: { ...open.on } } };
  return { ...others, screen: { ...screen, states } };
}

function withOtherText(): Model {
  const expectShown = ({ page }: { page: Page }) =>
    expect(page.getByRole('heading', { name: 'How you sleep' })).toBeVisible({ timeout: 1000 });
  return withCheck(real, 'screen.open.habits', { label: '“How you sleep”', expectShown });
}

const broken = [
  {
    what: 'a guard',
    model: withMachine(onboardingMachine.provide({ guards: { isOnScreen: () => true } })),
    events,
    // Every step is taken for the first one.
    failure:
      /failed at step 2 of 2, what is seen afterwards: .*screen\.open\.opening · always · 0/s,
  },
  {
    what: 'a transition',
    model: withOtherTransition(),
    events: ['page.restored'],
    failure: /failed at step 1 of 1, what is seen afterwards: comes back to the tab/,
  },
  {
    what: 'the text of an assertion',
    model: withOtherText(),
    events,
    failure: /failed at step 2 of 2, what is seen afterwards: .*How you sleep/s,
  },
];

const options = (folder: string, strategy: PathSet['strategy']) => ({
  url: process.env['APP_URL'] ?? '',
  folder,
  strategy,
  screenshots: false,
  isShrinking: false,
  workers: 1,
  patienceMs: 4000,
  onResult: () => undefined,
});

for (const { what, model, events: way, failure } of broken) {
  test(`with ${what} broken the run fails, names the step, and its replay fails alike`, async ({
    browser,
  }, info) => {
    const graph = explore(model);
    const set = findPaths(model, 'events', { events: way }, graph);
    const run = await runPaths(
      browser,
      graph,
      set.paths,
      options(info.outputPath('a'), set.strategy),
    );
    const [result] = run.paths;
    if (!result) throw new Error('Nothing was played');
    expect(result.outcome).toBe('failed');
    const formatted = formatResult(model, result, 'qa-report');
    expect(formatted).toMatch(failure);
    expect(formatted).toContain('  expected  ');
    expect(formatted).toContain('  seen      ');
    expect(formatted).toMatch(/screenshot qa-report\/\w+-\d+\.jpg/);

    const file = /--file (\S+)/.exec(result.replay)?.[1] ?? '';
    const again = readPathSet(graph, await readFile(file, 'utf8'));
    const replayed = await runPaths(
      browser,
      graph,
      again.paths,
      options(info.outputPath('b'), again.strategy),
    );
    expect(replayed.paths[0]?.steps.map(({ outcome }) => outcome)).toEqual(
      result.steps.map(({ outcome }) => outcome),
    );
    expect(formatFailure(model, again.paths[0] as never, replayed.paths[0] as never)).toMatch(
      failure,
    );
  });
}

test('a failing path comes with the shortest one that fails alike, and replays as that', async ({
  browser,
}, info) => {
  const model = withOtherText();
  const graph = explore(model);
  const detour = [
    'page.restored',
    { type: 'xstate.done.actor.readStatus', output: { status: 'profile' } },
    ...events,
  ];
  const set = findPaths(model, 'events', { events: detour }, graph);
  const run = await runPaths(browser, graph, set.paths, {
    ...options(info.outputPath('shrunk'), set.strategy),
    isShrinking: true,
  });
  const [result] = run.paths;
  expect(result?.path.steps).toHaveLength(4);
  expect(result?.shortest?.path.steps).toHaveLength(2);
  expect(formatResult(model, result as never, 'qa-report')).toMatch(
    /cut down from 4 steps to 2, \w+ failed at step 2 of 2.*\n {2}expected {2}[^\n]*“How you sleep”/s,
  );
  const file = /--file (\S+)/.exec(result?.replay ?? '')?.[1] ?? '';
  const again = readPathSet(graph, await readFile(file, 'utf8'));
  expect(again.paths.map(({ id }) => id)).toEqual([result?.shortest?.path.id]);
});

test('a recording of the app is a path that can be played, twice with the same result', async ({
  page,
  browser,
}, info) => {
  await signInAsNewcomer(page);
  await logOut(page);
  await expectSignedOut(page);
  await page.keyboard.press('Alt+Shift+KeyR');
  const dialog = page.getByRole('dialog', { name: 'Recorded machine events' });
  await dialog.getByRole('button', { name: 'Copy auth as path' }).click();
  const recorded = await dialog.getByRole('textbox', { name: 'The path' }).inputValue();
  // It contains no token, name or number.
  expect(recorded).not.toMatch(/@|eyJ|\d{2,}/);
  const model = modelNamed('auth');
  const graph = explore(model);
  await writeFile(info.outputPath('auth.path.json'), recorded);
  const set = readPathSet(graph, recorded);
  expect(set.paths[0]?.steps.at(-1)?.event.type).toBe('xstate.done.actor.endSession');
  const play = async (folder: string) => {
    const { paths } = await runPaths(browser, graph, readPathSet(graph, recorded).paths, {
      ...options(info.outputPath(folder), set.strategy),
      patienceMs: 15_000,
    });
    return paths.map(({ path, outcome, steps }) => ({
      id: path.id,
      outcome,
      // A step passes only if the app's machine took exactly these transitions.
      steps: steps.map((step, index) => [step.outcome, path.steps[index]?.transitions]),
    }));
  };
  const [once, again] = await Promise.all([play('once'), play('again')]);
  expect(once).toEqual([expect.objectContaining({ outcome: 'passed' })]);
  expect(again).toEqual(once);
});

test('a path ends with the step that takes too long, and the next one is played', async ({
  browser,
}, info) => {
  const model = withCheck(real, 'screen.open.habits', {
    label: 'never',
    expectShown: () => new Promise(() => undefined),
  });
  const graph = explore(model);
  const set = findPaths(model, 'events', { events }, graph);
  const run = await runPaths(browser, graph, [...set.paths, ...set.paths], {
    ...options(info.outputPath('late'), set.strategy),
    stepLimitMs: 5000,
  });
  expect(run.paths.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(formatResult(model, run.paths[0] as never, '')).toContain('Not done within 5 s');
});
