import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { describeEffects, toPlain, type Effect } from '../effects.ts';
import type { AnyPathModel } from '../model.ts';
import { listLeaves } from '../state-names.ts';

/** Raise this when older traces can no longer be compared. */
export const traceVersion = 1;

/** What a machine did with one event. */
export interface Outcome {
  /** The state afterwards; `ignored` if nothing handled the event. */
  state: string;
  /** The parts of the context that changed. */
  context?: Record<string, unknown>;
  effects?: readonly Effect[];
  /** What the machine answered when it ended, or the error that stopped it. */
  ended?: unknown;
}

/** An event, and what the machine did with it. */
export interface TraceLine extends Outcome {
  /** The event as a sentence; of a start, its name. */
  label: string;
  /** Absent at the start of a path. */
  event?: EventObject;
  /** The id of the path, at its start. */
  path?: string;
  /** Tried here without going on from it. */
  isTry?: true;
  /** Tried, and no case of the model offers it in this state. */
  isSneak?: true;
  /** Tried with the same outcome: the same event with other payloads. */
  also?: EventObject[];
  /** Here every event was tried; so many were ignored. */
  ignored?: number;
}

/** What a machine does along some paths, line by line. Compared by text, and reviewed as such. */
export interface Traces {
  model: string;
  /** Every event that is tried in every situation. */
  tried: readonly EventObject[];
  lines: readonly TraceLine[];
}

/** Takes a machine along given traces, and yields the lines as this machine makes them. */
export function* retrace(
  machine: AnyStateMachine,
  starts: AnyPathModel<never>['starts'],
  { tried, lines }: Traces,
): Generator<TraceLine> {
  let snapshot: AnyMachineSnapshot | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.isTry) continue;
    const { label, path, event } = line;
    const taken: Taken = event
      ? take(machine, present(snapshot), event)
      : begin(machine, starts[label]);
    snapshot = taken.snapshot;
    const tries =
      line.ignored === undefined
        ? null
        : listTries(machine, taken.snapshot, tried, labelsAfter(lines, index));
    yield {
      ...(path !== undefined && { path }),
      label,
      ...(event && { event }),
      ...taken.outcome,
      ...(tries && { ignored: tried.length - countTries(tries) }),
    };
    if (tries) yield* tries;
  }
}

/** Tries every event in a situation, and returns a line for each that is not ignored. */
export function listTries(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  tried: readonly EventObject[],
  known: ReadonlyMap<string, Pick<TraceLine, 'label' | 'isSneak'>>,
): TraceLine[] {
  const lines = new Map<string, TraceLine>();
  for (const event of tried) {
    if (!canCome(event, snapshot)) continue;
    const { outcome } = take(machine, snapshot, event);
    if (outcome.state === 'ignored') continue;
    const { label, isSneak } = known.get(JSON.stringify(event)) ?? {
      label: event.type,
      isSneak: true,
    };
    const alike = JSON.stringify([event.type, isSneak, outcome]);
    const line = lines.get(alike);
    if (line) line.also = [...(line.also ?? []), event];
    else lines.set(alike, { isTry: true, ...(isSneak && { isSneak }), label, event, ...outcome });
  }
  return [...lines.values()];
}

/** How many of the tried events these lines stand for. */
export const countTries = (lines: readonly TraceLine[]): number =>
  lines.reduce((sum, { also = [] }) => sum + 1 + also.length, 0);

/** An actor that does not run sends nothing. */
function canCome({ type }: EventObject, { children }: AnyMachineSnapshot): boolean {
  const actor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type)?.[1];
  return actor === undefined || actor in children;
}

/** The labels of the tries that follow a line, by their event. */
function labelsAfter(lines: readonly TraceLine[], index: number) {
  const known = new Map<string, TraceLine>();
  for (let at = index + 1; lines[at]?.isTry; at += 1) {
    const line = lines[at] as TraceLine;
    for (const event of [line.event, ...(line.also ?? [])]) known.set(JSON.stringify(event), line);
  }
  return known;
}

interface Taken {
  snapshot: AnyMachineSnapshot;
  outcome: Outcome;
}

/** The first snapshot of a machine, and what it did until then. */
export function begin(machine: AnyStateMachine, input: unknown): Taken {
  const [snapshot, actions] = initialTransition(machine, input);
  return { snapshot, outcome: describeOutcome(null, snapshot, describeEffects(actions)) };
}

/** The next snapshot of a machine, and what it did. */
export function take(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
): Taken {
  try {
    const ignored = { snapshot: before, outcome: { state: 'ignored' } };
    const isHandled = before.status === 'active' && before.can(event);
    // Unhandled, only the error of an actor does something: it stops the machine.
    if (!isHandled && !event.type.startsWith('xstate.error.')) return ignored;
    const [snapshot, actions] = transition(machine, before, event);
    if (!isHandled && snapshot.status === before.status) return ignored;
    return { snapshot, outcome: describeOutcome(before, snapshot, describeEffects(actions)) };
  } catch (error) {
    // A guard or an action that cannot work with this event is a fact about the machine too.
    return { snapshot: before, outcome: { state: `throws ${(error as Error).message}` } };
  }
}

function describeOutcome(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  effects: readonly Effect[],
): Outcome {
  const context = findChanges(before?.context ?? {}, after.context);
  return {
    state: listLeaves(after.value).join(' + '),
    ...(Object.keys(context).length > 0 && { context }),
    ...(effects.length > 0 && { effects }),
    ...(after.status === 'done' && { ended: toPlain(after.output ?? 'done') }),
    ...(after.status === 'error' && { ended: `error ${JSON.stringify(toPlain(after.error))}` }),
  };
}

function findChanges(before: object, after: object): Record<string, unknown> {
  const [old, now] = [toPlain(before), toPlain(after)] as Record<string, unknown>[];
  const changed = Object.entries(now ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old?.[key]),
  );
  return Object.fromEntries(changed);
}

function present(snapshot: AnyMachineSnapshot | null): AnyMachineSnapshot {
  if (!snapshot) throw new Error('The first line of a trace is a start');
  return snapshot;
}
