import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate';
import { authMachine } from '#machines/auth.machine.ts';

type Transition = TransitionDefinition<never, never>;

export interface TransitionRow {
  /** State, event type and index among that event's transitions: unique in a machine. */
  id: string;
  state: string;
  event: string;
  when: string;
  target: string;
  emits: string;
}

/** Lists every transition of a flat machine; transitions of the root appear once for each state. */
export function describeTransitions(machine: AnyStateMachine): TransitionRow[] {
  return Object.values(machine.root.states).flatMap((state) =>
    [...handledBy(state, machine.root)].flatMap(([event, transitions]) =>
      transitions.filter(isTaken).map((transition, index) => ({
        id: transitionId(state.key, event, index),
        state: state.key,
        event: eventLabel(event),
        when: transition.description ?? '',
        target: transition.target?.[0]?.key ?? '(stays)',
        emits: transition.actions.flatMap((action) => emittedBy(action, machine)).join(', '),
      })),
    ),
  );
}

/** The name of the `index`th transition for an event of a state. */
export function transitionId(state: string, event: string, index: number): string {
  return `${state} · ${event} · ${index}`;
}

function handledBy(state: AnyStateNode, root: AnyStateNode): Map<string, Transition[]> {
  return new Map([...state.transitions, ...removeKeys(state, root)]) as never;
}

function removeKeys(state: AnyStateNode, root: AnyStateNode) {
  return [...root.transitions].filter(([event]) => !state.transitions.has(event));
}

/** A transition that is `undefined` only forbids the parent's one, so it is never taken. */
function isTaken({ target, actions }: Transition): boolean {
  return target !== undefined || actions.length > 0;
}

function eventLabel(event: string): string {
  const [, kind, , actor] = /^xstate\.(done|error)(\.actor)\.(.+)$/.exec(event) ?? [];
  if (kind) return `${actor} ${kind === 'done' ? 'answers' : 'fails'}`;
  const delay = /^xstate\.after\.(\w+)\./.exec(event)?.[1];
  return delay ? `after ${delay}` : event;
}

/**
 * Returns the event types that an `emit` action emits. Computed events are called with sample
 * values.
 */
function emittedBy(action: unknown, machine: AnyStateMachine): string[] {
  const named = machine.implementations.actions as Record<string, unknown>;
  const resolved = typeof action === 'string' ? named[action] : action;
  const byType = (resolved as { type?: string })?.type ?? '';
  const emitter = (named[byType] ?? resolved) as { event?: unknown };
  if (!emitter || !('event' in Object(emitter))) return [];
  const sample = { event: { output: { userId: 0, url: '' }, error: null }, context: {} };
  const { event } = emitter;
  const emitted = (typeof event === 'function' ? event(sample) : event) as { type: string };
  return [emitted.type];
}

/** The transitions as a Markdown table. */
export function transitionTable(machine: AnyStateMachine): string {
  const rows = describeTransitions(machine).map(({ state, event, when, target, emits }) =>
    [`\`${state}\``, event, when, target === '(stays)' ? target : `\`${target}\``, emits].join(
      ' | ',
    ),
  );
  const head = ['State | Event | When | Target | Emits', '--- | --- | --- | --- | ---'];
  return [...head, ...rows].map((row) => `| ${row} |`).join('\n');
}

const markers = /(<!-- transitions -->\n)[\s\S]*(\n<!-- end of transitions -->)/;

/** Returns the document with an up-to-date table. */
export function withCurrentTable(document: string): string {
  if (!markers.test(document)) throw new Error('The document has no markers for the table');
  return document.replace(
    markers,
    (_, start: string, end: string) => `${start}\n${transitionTable(authMachine)}\n${end}`,
  );
}

export const documentPath = path.resolve(import.meta.dirname, '../docs/auth.md');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(documentPath, withCurrentTable(readFileSync(documentPath, 'utf8')));
}
