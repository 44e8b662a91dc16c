import { createActor, fromPromise, type AnyStateNode, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { onboardingSteps, type OnboardingStep } from '#machines/onboarding.steps.ts';
import { statusAfter } from '#machines/onboarding.status.ts';

export type Snapshot = SnapshotFrom<typeof onboardingMachine>;

/** What a person does, or what becomes of what they did. */
export interface PathEvent {
  type: string;
  step?: OnboardingStep;
  output?: { result?: string; status?: OnboardingStatus; problems?: [] };
  [more: string]: unknown;
}
export interface PathStep {
  event: PathEvent;
  /** Where it leads. */
  state: Snapshot;
}

const saveDone = 'xstate.done.actor.saveStep';
const readDone = 'xstate.done.actor.readStatus';
const failed = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: null });

/** Everything that can happen next on a person's screen; the facts only the server sends are not there. */
export function eventsIn(state: Snapshot): PathEvent[] {
  const { told, step, failure } = state.context;
  if (state.matches({ screen: 'finished' })) return [];
  if (state.matches({ screen: 'skipping' })) {
    return [
      { type: 'xstate.done.actor.skipRest', output: { status: 'skipped' } },
      failed('skipRest'),
    ];
  }
  if (state.matches({ screen: 'saving' })) {
    const status = statusOnceSaved(told, step);
    const outOfOrder = { type: saveDone, output: { result: 'outOfOrder' } };
    return [
      { type: saveDone, output: { result: 'saved', status } },
      { type: saveDone, output: { result: 'invalid', problems: [] } },
      ...(step === 'profile' ? [] : [outOfOrder]),
      failed('saveStep'),
    ];
  }
  if (state.matches({ screen: { open: 'checking' } })) {
    return [
      { type: readDone, output: { status: told } },
      { type: readDone, output: { status: statusOnceSaved(told, told as OnboardingStep) } },
      failed('readStatus'),
    ];
  }
  const isWaiting = failure === 'unanswered';
  return [
    ...onboardingSteps
      .filter((each) => each !== step)
      .map((each) => ({ type: 'step.opened', step: each })),
    { type: 'step.submitted', step, answers: {} },
    { type: 'skip.requested' },
    ...(step === 'profile' && !failure ? [{ type: 'draft.changed', step, draft: {} }] : []),
    // The screens do not look again while a save waits for another try.
    ...(isWaiting ? [{ type: 'retry.requested' }] : [{ type: 'page.restored' }]),
  ];
}

function statusOnceSaved(told: OnboardingStatus, step: OnboardingStep): OnboardingStatus {
  const saved = onboardingSteps.slice(0, onboardingSteps.indexOf(told as OnboardingStep));
  const next = statusAfter({ status: told, saved }, { type: `${step}.saved` });
  if (next === null) throw new Error(`Saving ${step} comes out of order while ${told}`);
  return next;
}

/** What can be told apart on the screen. */
export function describe({ value, context }: Snapshot): string {
  return JSON.stringify([value, context.step, context.failure]);
}

/**
 * Paths that together take every transition of the machine that a browser can: from the start,
 * always on to the nearest step that takes one not taken yet, a new person when there is none.
 */
export function coveringPaths(): { paths: PathStep[][]; coverage: Coverage } {
  const map = getAdjacencyMap(onboardingMachine as never, {
    input: { status: 'profile' },
    events: (state: Snapshot) => eventsIn(state) as never,
    serializeState: describe,
    limit: 10_000,
  });
  const waysFrom = (state: Snapshot) =>
    Object.values(map[describe(state) as keyof typeof map]?.transitions ?? {}) as PathStep[];
  const start = createActor(onboardingMachine, { input: { status: 'profile' } }).getSnapshot();
  const coverage = new Coverage();
  const paths: PathStep[][] = [];

  for (;;) {
    const path: PathStep[] = [];
    let at = start;
    for (;;) {
      const next = nearest(at, waysFrom, (steps) => coverage.gains([...path, ...steps]));
      if (!next) break;
      path.push(...next);
      at = next.at(-1)?.state ?? at;
      coverage.add(path);
    }
    if (path.length === 0) return { paths, coverage };
    paths.push(path);
  }
}

/** The shortest way on that is worth it; null when none is. */
function nearest(
  from: Snapshot,
  waysFrom: (state: Snapshot) => PathStep[],
  isWorthIt: (steps: PathStep[]) => boolean,
): PathStep[] | null {
  const seen = new Set([describe(from)]);
  let ways: PathStep[][] = [[]];
  while (ways.length > 0) {
    const longer: PathStep[][] = [];
    for (const way of ways) {
      for (const step of waysFrom(way.at(-1)?.state ?? from)) {
        const tried = [...way, step];
        if (isWorthIt(tried)) return tried;
        if (seen.has(describe(step.state))) continue;
        seen.add(describe(step.state));
        longer.push(tried);
      }
    }
    ways = longer;
  }
  return null;
}

interface Taken {
  source: AnyStateNode;
  eventType: string;
}

/** Which states were entered and which transitions taken, those that follow by themselves included. */
class Coverage {
  readonly states = new Set<string>();
  readonly transitions = new Set<string>();
  #known = new Map<string, { states: Set<string>; transitions: Set<string> }>();

  gains(path: PathStep[]): boolean {
    const { states, transitions } = this.#replay(path);
    return (
      [...states].some((id) => !this.states.has(id)) ||
      [...transitions].some((id) => !this.transitions.has(id))
    );
  }

  add(path: PathStep[]): void {
    const { states, transitions } = this.#replay(path);
    for (const id of states) this.states.add(id);
    for (const id of transitions) this.transitions.add(id);
  }

  /** What the machine itself says it does on this path, its ports held still. */
  #replay(path: PathStep[]) {
    const key = JSON.stringify(path.map(({ event }) => event));
    const known = this.#known.get(key);
    if (known) return known;
    const states = new Set<string>();
    const transitions = new Set<string>();
    const still = fromPromise(() => new Promise<never>(() => undefined));
    const actor = createActor(
      onboardingMachine.provide({
        actors: { saveStep: still, skipRest: still, readStatus: still } as never,
      }),
      {
        input: { status: 'profile' },
        inspect(inspected) {
          if (inspected.type !== '@xstate.microstep') return;
          const { _nodes } = inspected.snapshot as unknown as { _nodes: AnyStateNode[] };
          for (const { id } of _nodes) states.add(id);
          for (const taken of inspected._transitions as unknown as Taken[]) {
            if (taken.eventType !== 'xstate.init') transitions.add(transitionId(taken));
          }
        },
      },
    );
    actor.start();
    for (const { event } of path) actor.send(event as never);
    actor.stop();
    const replayed = { states, transitions };
    this.#known.set(key, replayed);
    return replayed;
  }
}

/** State, event, and which of the state's transitions for it. */
function transitionId(taken: Taken): string {
  const all =
    (taken.eventType === ''
      ? taken.source.always
      : taken.source.transitions.get(taken.eventType)) ?? [];
  return `${taken.source.id} · ${taken.eventType} · ${(all as unknown[]).indexOf(taken)}`;
}

const isFact = (event: string) =>
  /^((profile|habits|preferences)\.saved|onboarding\.skipped)$/.test(event);

/** Every state and every transition there is, without those on facts, which only the server takes. */
export function everything(): { states: string[]; transitions: string[] } {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode) => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(onboardingMachine.root);
  const transitions = nodes.flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]) as unknown as Taken[];
  return {
    states: nodes.map(({ id }) => id),
    transitions: transitions.filter(({ eventType }) => !isFact(eventType)).map(transitionId),
  };
}
