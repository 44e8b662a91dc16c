import type { Browser } from '@playwright/test';
import type { AnyQaModel, Play } from '../model.ts';
import { originsOf } from '../offers.ts';
import type { Path, PathStep, StateView } from '../path.ts';
import type { StepResult } from '../results.ts';
import { leavesOf } from '../state-names.ts';
import { expectScreenAccessible } from './accessibility.ts';
import { expectTaken } from './expect-taken.ts';
import { closeStage, openStage, type Stage, type StageOptions } from './stage.ts';

export interface PlayOptions extends StageOptions {
  /** Takes a picture after each step, not only of a failure. */
  pictures: boolean;
  /** Screens already found accessible, by what they are made of; each is judged once. */
  judged: Set<string>;
  /** How long the app may take for what a step asks of it. */
  patienceMs?: number;
}

/** Making a picture of a photo takes a busy server seconds. */
const defaultPatienceMs = 15_000;

/** What became of a path, played once. */
export interface Played {
  outcome: 'passed' | 'failed';
  durationMs: number;
  steps: StepResult[];
  /** What went wrong before the first step. */
  problem?: string;
  screenshot?: string;
}

type Model = AnyQaModel<Stage>;
type ProblemAt = NonNullable<StepResult['problem']>['at'];

/** Plays a path in a browser window of its own; never throws for what the app does. */
export async function playPath(
  browser: Browser,
  model: Model,
  path: Path,
  options: PlayOptions,
): Promise<Played> {
  const startedAt = performance.now();
  const stage = await openStage(browser, options);
  const { arrangeUpTo, act } = playsOf(model, stage, path);
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
      await model.prepare?.(stage);
      await arrangeUpTo(0);
      await model.open(stage, path);
      await see(path.from, -1);
      if (options.pictures) before = await takePicture(stage, path, 0);
    } catch (error) {
      const screenshot = await takePicture(stage, path, 0);
      return played('failed', { problem: messageOf(error), ...screenshot });
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
        await arrangeUpTo(index + 1);
        await act(index);
        at = 'see';
        await see(step.to, index);
        at = 'accessibility';
        if (!isBrief(index)) {
          for (const window of stage.windows) await expectScreenAccessible(window, options.judged);
        }
        at = 'console';
        if (stage.errors.length > 0) throw new Error(`In the console: ${stage.errors.join('\n')}`);
        const picture = options.pictures ? await takePicture(stage, path, index + 1) : {};
        steps.push(result({ outcome: 'passed', ...picture }));
      } catch (error) {
        const problem = { at, message: messageOf(error) };
        const picture = await takePicture(stage, path, index + 1);
        steps.push(result({ outcome: 'failed', problem, ...picture }));
        return played('failed');
      }
    }
    try {
      await model.end?.(stage, path);
    } catch (error) {
      return failAtEnd(error);
    }
    return played('passed');
  } finally {
    await closeStage(stage);
  }

  async function failAtEnd(error: unknown): Promise<Played> {
    const problem = { at: 'see' as const, message: messageOf(error) };
    const picture = await takePicture(stage, path, path.steps.length);
    const last = steps.pop() ?? { durationMs: 0 };
    steps.push({ ...last, outcome: 'failed', problem, ...picture });
    return played('failed');
  }

  function isBrief(index: number): boolean {
    const next = path.steps[index + 1];
    return next !== undefined && shownIn(model, next.from).some((shown) => shown.isBrief?.(next));
  }

  async function see(state: StateView, index: number): Promise<void> {
    if (isBrief(index)) return;
    if (!model.isOnlyAsked) await expectSameTaken(state, index);
    for (const shown of shownIn(model, state)) await shown.see(stage, state);
    stage.gates.hold();
  }

  async function expectSameTaken(state: StateView, index: number): Promise<void> {
    const isEndBrief = shownIn(model, state).some((shown) => shown.isBrief !== undefined);
    const expected = [
      ...path.transitions,
      ...path.steps.slice(0, index + 1).flatMap((s) => s.transitions),
    ];
    await expectTaken(stage, model.machine.id, expected, {
      mayGoOn: isEndBrief,
      patienceMs: options.patienceMs ?? defaultPatienceMs,
    });
  }
}

/** What the model does for each step of the path; each is arranged once, in time. */
function playsOf(model: Model, stage: Stage, path: Path) {
  const origins = originsOf(model.machine);
  const playing = (index: number) => ({ step: path.steps[index] as PathStep, path, index });
  let arranged = 0;

  function playOf({ event }: PathStep): Partial<Play<Stage>> {
    const origin = origins.get(event.type);
    if (!origin) throw new Error(`The machine has no event "${event.type}"`);
    if (origin.kind === 'delay') return model.delays[origin.delay] ?? {};
    if (origin.kind !== 'event') return model.actors[origin.actor] ?? {};
    const play = model.events[origin.type];
    return play && 'act' in play ? play : {};
  }

  return {
    /** Arranges this step, and those after it that follow before anyone could. */
    async arrangeUpTo(index: number): Promise<void> {
      for (let at = index; at < path.steps.length; at += 1) {
        const { step } = playing(at);
        if (at >= arranged) {
          await playOf(step).arrange?.(stage, playing(at));
          arranged = at + 1;
        }
        if (!shownIn(model, step.from).some((shown) => shown.isBrief?.(step))) return;
      }
    },
    async act(index: number): Promise<void> {
      const { step } = playing(index);
      await playOf(step).act?.(stage, playing(index));
    },
  };
}

/** What a person sees in this state, region by region. */
function shownIn(model: Model, { value }: StateView) {
  return leavesOf(value).flatMap((leaf) => {
    const shown = model.states[leaf];
    return shown && 'see' in shown ? [shown] : [];
  });
}

async function takePicture(stage: Stage, path: Path, step: number) {
  const screenshot = `${path.id}-${String(step).padStart(3, '0')}.jpg`;
  const file = `${stage.folder}/${screenshot}`;
  try {
    await stage.page.screenshot({ path: file, type: 'jpeg', quality: 60, animations: 'disabled' });
    return { screenshot };
  } catch {
    // A page that is gone has no picture.
    return {};
  }
}

/** Without the colours for terminals. */
function messageOf(error: unknown): string {
  // oxlint-disable-next-line no-control-regex -- they begin with one
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\u001B\[\d+m/g, '');
}
