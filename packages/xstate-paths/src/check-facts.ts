import type { AnyStateMachine } from 'xstate';
import { suggestName } from './nearest-name.ts';
import { findEventOrigins } from './possible-events.ts';
import { listNodes, formatNodePath } from './structure.ts';
import { UsageError } from './usage-error.ts';

interface Facts {
  events?: object;
  outcomes?: Record<string, object | undefined>;
  sneaks?: readonly { type: string }[];
}

const outcomeKinds = ['done', 'error', 'snapshot'];

/** Throws a UsageError that lists each key of a model's facts that the machine does not have. */
export function assertKeys(machine: AnyStateMachine, facts: Facts, known: readonly string[]): void {
  if (!('implementations' in machine)) {
    throw new UsageError(
      'This machine is of XState 6, or of none: xstate-paths/xstate-6 reads those of XState 6.',
    );
  }
  const problems = [...checkFacts(facts, known), ...checkEvents(machine, facts)];
  problems.push(...checkOutcomes(machine, facts.outcomes ?? {}));
  if (problems.length === 0) return;
  throw new UsageError(
    `The model of "${machine.id}":\n${problems.map((each) => `  ${each}`).join('\n')}`,
  );
}

const checkFacts = (facts: Facts, known: readonly string[]): string[] =>
  Object.keys(facts)
    .filter((key) => !known.includes(key))
    .map((key) => `A model has no "${key}".${suggestName(key, known)}`);

function checkEvents(machine: AnyStateMachine, { events = {}, sneaks = [] }: Facts): string[] {
  const types: string[] = [];
  const settled: string[] = [];
  for (const [type, { kind }] of findEventOrigins(machine)) {
    (kind === 'event' ? types : settled).push(type);
  }
  const isKnown = (type: string) => types.includes(type);
  return [
    ...Object.keys(events)
      .filter((type) => !isKnown(type))
      .map((type) =>
        settled.includes(type)
          ? `"${type}" comes from the machine itself: its cases belong into "outcomes".`
          : `The machine has no event "${type}".${suggestName(type, types) || list('events', types)}`,
      ),
    ...sneaks
      .filter(({ type }) => typeof type !== 'string')
      .map((event) => `A sneak needs a type: ${JSON.stringify(event)}`),
  ];
}

function checkOutcomes(
  machine: AnyStateMachine,
  outcomes: NonNullable<Facts['outcomes']>,
): string[] {
  const invoked = listInvoked(machine);
  const names = [...invoked.keys()];
  return Object.entries(outcomes).flatMap(([name, cases]) => {
    if (!invoked.has(name)) {
      const byId = [...invoked].find(([, { id }]) => id === name);
      const hint = byId
        ? ` It is the id of an invocation; outcomes are named by its "src": "${byId[0]}".`
        : suggestName(name, names);
      return [`The machine invokes no actor "${name}".${hint || listActors(invoked)}`];
    }
    return Object.keys(cases ?? {})
      .filter((kind) => !outcomeKinds.includes(kind))
      .map(
        (kind) =>
          `The actor "${name}" has no outcome "${kind}".${suggestName(kind, outcomeKinds) || list('outcomes', outcomeKinds)}`,
      );
  });
}

/** Invoked actors by the key of their outcomes: `src`, or the id of one written in the machine. */
export function listInvoked(machine: AnyStateMachine): Map<string, { id: string; state: string }> {
  const actors = new Map<string, { id: string; state: string }>();
  for (const [, origin] of findEventOrigins(machine)) {
    if ('actor' in origin) actors.set(origin.actor, { id: '', state: '' });
  }
  for (const node of listNodes(machine)) {
    for (const { src, id } of node.invoke) {
      const key = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
      actors.set(key, { id, state: formatNodePath(node) });
    }
  }
  return actors;
}

const list = (what: string, names: readonly string[]): string =>
  names.length === 0 ? ` There are no ${what}.` : ` There are: ${names.join(', ')}.`;

function listActors(invoked: ReturnType<typeof listInvoked>): string {
  const named = [...invoked].map(([key, { id, state }]) =>
    id === key || id === '' ? `${key} (in ${state})` : `${key} (id ${id}, in ${state})`,
  );
  return list('invoked actors', named);
}
