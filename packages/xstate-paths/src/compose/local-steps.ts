import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { readHistory } from '../explore.ts';
import { createExploringScope } from '../exploring-scope.ts';
import type { AnyPathModel } from '../model.ts';
import type { StateView } from '../path.ts';
import { createEventLister, type PossibleEvent } from '../possible-events.ts';
import { createView } from '../replay.ts';
import { traceMachine } from '../trace-machine.ts';

/** A situation of one part alone. */
export interface LocalNode {
  number: number;
  view: StateView;
  snapshot: AnyMachineSnapshot;
}

/** What one event does to one part. */
export interface LocalStep {
  to: LocalNode;
  transitions: string[];
  refused: string[];
  /** What the part emits, in this order. */
  emitted: EventObject[];
}

/** One part of a composition, explored as far as it is needed. */
export interface LocalPart {
  model: AnyPathModel<never>;
  start(name: string): LocalStep;
  /** The events that can happen to the part by itself. */
  events(node: LocalNode): readonly PossibleEvent[];
  /** What an event does; null if the part does not react. */
  step(node: LocalNode, event: EventObject): LocalStep | null;
}

/** Makes a part of a model. Each step is computed once. */
export function createPart(
  model: AnyPathModel<never>,
  isMessage: (type: string) => boolean,
): LocalPart {
  const listEvents = createEventLister(model);
  const tracer = traceMachine(model.machine);
  const { scope, takeEmitted } = createScope();
  const nodes = new Map<string, LocalNode>();
  const events = new Map<LocalNode, readonly PossibleEvent[]>();
  const steps = new Map<LocalNode, Map<string, LocalStep | null>>();

  function locate(snapshot: AnyMachineSnapshot): LocalNode {
    const view = createView(model, snapshot);
    const key = JSON.stringify([view, readHistory(snapshot)]);
    const existing = nodes.get(key);
    if (existing) return existing;
    const node = { number: nodes.size, view, snapshot };
    nodes.set(key, node);
    return node;
  }

  return {
    model,
    start(name) {
      const { snapshot, ...names } = tracer.begin(scope, model.starts[name]);
      return { ...names, to: locate(snapshot), emitted: takeEmitted() };
    },
    events(node) {
      const before = events.get(node);
      if (before) return before;
      const own = listEvents(node.snapshot).filter(({ event }) => !isMessage(event.type));
      events.set(node, own);
      return own;
    },
    step(node, event) {
      const taken = steps.get(node) ?? new Map<string, LocalStep | null>();
      steps.set(node, taken);
      const key = JSON.stringify(event);
      const before = taken.get(key);
      if (before !== undefined) return before;
      const { snapshot, ...names } = tracer.take(scope, node.snapshot, event);
      const emitted = takeEmitted();
      const isStill = names.transitions.length === 0 && snapshot.status !== 'error';
      const step = isStill ? null : { ...names, to: locate(snapshot), emitted };
      taken.set(key, step);
      return step;
    },
  };
}

/** A scope that keeps what a part emits. */
function createScope() {
  let emitted: EventObject[] = [];
  const scope = createExploringScope(({ type, params }) => {
    if (type === 'xstate.emit') emitted.push((params as { event: EventObject }).event);
  });
  return {
    scope,
    takeEmitted(): EventObject[] {
      const taken = emitted;
      emitted = [];
      return taken;
    },
  };
}
