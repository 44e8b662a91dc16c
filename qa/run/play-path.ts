import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import {
  type AnyPathModel,
  type Action,
  emittedAlong,
  findEventOrigins,
  type Path,
  type PathStep,
  type StateView,
  listLeaves,
} from '#xstate-paths';
import type { StepResult } from '../results.ts';
import { expectScreenAccessible } from './accessibility.ts';
import { expectTransitions, transitionsTaken } from './expect-transitions.ts';
import { expectPathWrites } from './expect-writes.ts';
import { readFailureReason } from './failure-reason.ts';
import { closeWorld, openWorld, type World, type WorldOptions } from './world.ts';

export interface PlayOptions extends WorldOptions {
  /** Takes a screenshot after each step, not only after a failure. */
  screenshots: boolean;
  /** HTML hashes of the screens that have passed the accessibility check; each is checked once. */
  checkedScreens: Set<string>;
  /** Called as each step ends; 0 is the start. */
  onStep?(path: Path, step: number, result: Omit<StepResult, 'durationMs'>): void;
  /** How long the app may take for each step. */
  patienceMs?: number;
  /** How long a step may take with everything that is looked at: then its path has failed. */
  stepLimitMs?: number;
}

/** Processing a photo can take a busy server several seconds. */
const defaultPatienceMs = 30_000;
/** Longer than all that a step waits for on a busy machine: a page that hangs must not hold up a night. */
const defaultStepLimitMs = 120_000;
const closingLimitMs = 20_000;
/** How long effects of the last step may come late. */
const lateEffectMs = 300;

/** The result of playing a path once. */
export interface Played {
  outcome: 'passed' | 'failed';
  durationMs: number;
  steps: StepResult[];
  /** Set if the path failed before its first step. */
  problem?: string;
  screenshot?: string;
}

type Model = AnyPathModel<World>;
type ProblemAt = NonNullable<StepResult['problem']>['at'];

/** Plays a path in its own browser context. Failures of the app are returned, not thrown. */
export async function playPath(
  browser: Browser,
  model: Model,
  path: Path,
  options: PlayOptions,
): Promise<Played> {
  const startedAt = performance.now();
  const world = await openWorld(browser, options);
  const { arrangeUpTo, act } = findActions(model, world, path);
  const emitted = emittedAlong(model, path);
  let firstUnseen = -1;
  const expectWrites = expectPathWrites(model, path);
  const steps: StepResult[] = [];
  let before: Pick<Played, 'screenshot'> = {};
  const played = (outcome: Played['outcome'], more: Partial<Played> = {}): Played => {
    const left = path.steps.slice(steps.length);
    const skipped = left.map(() => ({ outcome: 'skipped' as const, durationMs: 0 }));
    const durationMs = Math.round(performance.now() - startedAt);
    return { outcome, durationMs, steps: [...steps, ...skipped], ...before, ...more };
  };

  try {
    try {
      await inTime(begin());
      if (options.screenshots) before = await takeScreenshot(world, path, 0);
      options.onStep?.(path, 0, { outcome: 'passed', ...before });
    } catch (error) {
      const screenshot = await takeScreenshot(world, path, 0);
      const { message, isPageLoad } = readFailureReason(error);
      const problem = { at: isPageLoad ? ('load' as const) : ('see' as const), message };
      options.onStep?.(path, 0, { outcome: 'failed', problem, ...screenshot });
      return played('failed', { problem: problem.message, ...screenshot });
    }
    for (const [index, step] of path.steps.entries()) {
      const begunAt = performance.now();
      let at: ProblemAt = 'act';
      const result = (
        more: Pick<StepResult, 'outcome' | 'problem' | 'screenshot'>,
      ): StepResult => ({
        durationMs: Math.round(performance.now() - begunAt),
        ...more,
      });
      try {
        await inTime(arrangeUpTo(index + 1));
        await inTime(act(index));
        at = 'see';
        await inTime(see(step.to, index));
        at = 'accessibility';
        if (!isBrief(index)) await inTime(expectAccessibleWindows());
        at = 'console';
        if (world.errors.length > 0) throw new Error(`In the console: ${world.errors.join('\n')}`);
        const screenshotFile = options.screenshots
          ? await takeScreenshot(world, path, index + 1)
          : {};
        add(result({ outcome: 'passed', ...screenshotFile }));
      } catch (error) {
        const { message, isPageLoad } = readFailureReason(error);
        const more = at === 'act' && !isPageLoad ? unexpectedBefore(index) : [];
        const problem = {
          at: isPageLoad ? ('load' as const) : at,
          message: [message, ...more].join('\n'),
        };
        const screenshotFile = await takeScreenshot(world, path, index + 1);
        add(result({ outcome: 'failed', problem, ...screenshotFile }));
        return played('failed');
      }
    }
    try {
      await inTime(end());
    } catch (error) {
      return failAtEnd(error);
    }
    return played('passed');
  } finally {
    // A browser that does not close a page closes it with itself.
    await inTime(closeWorld(world), closingLimitMs).catch(() => undefined);
  }

  async function begin(): Promise<void> {
    await model.prepare?.(world);
    await arrangeUpTo(0);
    await model.open?.(world, path);
    await see(path.from, -1);
  }

  /** No step follows the last one, which would notice what comes late: a call that is made twice. */
  async function end(): Promise<void> {
    const last = path.steps.at(-1)?.to ?? path.from;
    if (!mayHaveLeft(model, last)) {
      await delay(lateEffectMs);
      if (!model.isOnlyConsulted) await expectSameTaken(last, path.steps.length - 1);
      expectWrites(world, path.steps.length - 1);
    }
    await model.end?.(world, path);
    if (world.errors.length > 0) throw new Error(`In the console: ${world.errors.join('\n')}`);
  }

  async function inTime(
    work: Promise<void>,
    limitMs = options.stepLimitMs ?? defaultStepLimitMs,
  ): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const seconds = Math.round(limitMs / 1000);
      timer = setTimeout(() => reject(new Error(`Not done within ${seconds} s`)), limitMs);
    });
    await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  async function expectAccessibleWindows(): Promise<void> {
    for (const window of world.windows) {
      await expectScreenAccessible(window, options.checkedScreens);
    }
  }

  function add(result: StepResult): void {
    steps.push(result);
    options.onStep?.(path, steps.length, result);
  }

  async function failAtEnd(error: unknown): Promise<Played> {
    const { message } = readFailureReason(error);
    const screenshotFile = await takeScreenshot(world, path, path.steps.length);
    const last = steps.pop();
    if (!last) return played('failed', { problem: message, ...screenshotFile });
    const problem = { at: 'end' as const, message };
    add({ ...last, outcome: 'failed', problem, ...screenshotFile });
    return played('failed');
  }

  function isBrief(index: number): boolean {
    const next = path.steps[index + 1];
    return next !== undefined && shownIn(model, next.from).some((shown) => shown.isBrief?.(next));
  }

  async function see(state: StateView, index: number): Promise<void> {
    if (isBrief(index)) return;
    const isLast = index === path.steps.length - 1;
    if (!model.isOnlyConsulted) await expectSameTaken(state, index);
    if (!(isLast && mayHaveLeft(model, state))) {
      for (const shown of shownIn(model, state)) await shown.expectShown(world, state);
    }
    await seeConsequences(index);
    if (!mayHaveLeft(model, state)) expectWrites(world, index);
    world.calls.holdAgain();
  }

  /** Checks the consequences of what was emitted since the app was last looked at. */
  async function seeConsequences(index: number): Promise<void> {
    for (; firstUnseen <= index; firstUnseen += 1) {
      const step = path.steps[firstUnseen];
      for (const event of emitted.steps[firstUnseen] ?? emitted.start) {
        const consequence = model.emitted?.[event.type];
        if (!consequence || 'unseen' in consequence) continue;
        const context = step ? { step, path, index: firstUnseen } : null;
        await consequence.expectDone(world, event as never, context);
      }
    }
  }

  function transitionsUpTo(index: number): string[] {
    const steps = path.steps.slice(0, index + 1);
    return [...path.transitions, ...steps.flatMap(({ transitions }) => transitions)];
  }

  /** Why a step cannot be made: the machine may have gone on by itself. */
  function unexpectedBefore(index: number): string[] {
    const taken = transitionsTaken(world, model.machine.id);
    const further = taken.slice(
      transitionsUpTo(index - 1).filter((t) => !world.incidental.has(t)).length,
    );
    return further.length > 0 ? [`Meanwhile the app’s machine took ${further.join(', ')}`] : [];
  }

  async function expectSameTaken(state: StateView, index: number): Promise<void> {
    await expectTransitions(world, model.machine.id, transitionsUpTo(index), {
      mayGoOn: mayHaveLeft(model, state),
      patienceMs: options.patienceMs ?? defaultPatienceMs,
    });
  }
}

/** Returns functions that carry out the steps of a path; each step is arranged once. */
function findActions(model: Model, world: World, path: Path) {
  const origins = findEventOrigins(model.machine);
  const stepContext = (index: number) => ({ step: path.steps[index] as PathStep, path, index });
  let arranged = 0;

  function findAction({ event }: PathStep): Partial<Action<World>> {
    const origin = origins.get(event.type);
    if (!origin) throw new Error(`The machine has no event "${event.type}"`);
    if (origin.kind === 'delay') return model.delays[origin.delay] ?? {};
    if (origin.kind !== 'event') return model.actors[origin.actor] ?? {};
    const play = model.events[origin.type];
    return play && 'act' in play ? play : {};
  }

  return {
    /**
     * Arranges this step and the following ones for as long as their states are too brief to
     * arrange later.
     */
    async arrangeUpTo(index: number): Promise<void> {
      for (let at = index; at < path.steps.length; at += 1) {
        const { step } = stepContext(at);
        if (at >= arranged) {
          await findAction(step).arrange?.(world, stepContext(at));
          arranged = at + 1;
        }
        if (!shownIn(model, step.from).some((shown) => shown.isBrief?.(step))) return;
      }
    },
    async act(index: number): Promise<void> {
      const { step } = stepContext(index);
      await findAction(step).act?.(world, stepContext(index));
    },
  };
}

/** A path may end in a state that the machine leaves by itself. */
function mayHaveLeft(model: Model, state: StateView): boolean {
  return shownIn(model, state).some((shown) => shown.isBrief !== undefined);
}

/** The checks for this state, one for each region. */
function shownIn(model: Model, { value }: StateView) {
  return listLeaves(value).flatMap((leaf) => {
    const shown = model.states[leaf];
    return shown && 'expectShown' in shown ? [shown] : [];
  });
}

async function takeScreenshot(world: World, path: Path, step: number) {
  const screenshot = `${path.id}-${String(step).padStart(3, '0')}.jpg`;
  const file = `${world.folder}/${screenshot}`;
  try {
    await world.page.screenshot({ path: file, type: 'jpeg', quality: 60, animations: 'disabled' });
    return { screenshot };
  } catch {
    // A closed page has no screenshot.
    return {};
  }
}
