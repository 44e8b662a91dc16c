import type { AnyPathModel } from '../model.ts';
import type { Path, StateView } from '../path.ts';
import { listLeaves, formatStateName } from '../state-names.ts';

/**
 * Describes what the user sees in a state, all regions together. Falls back to the names of the
 * states.
 */
export function formatState(model: AnyPathModel<never>, view: StateView): string {
  const label = listLeaves(view.value).flatMap((leaf) => {
    const state = model.states[leaf];
    return state && 'label' in state ? [state.label] : [];
  });
  return label.length > 0 ? label.join('; ') : formatStateName(view);
}

/** `1 path`, `2 paths`. */
export function formatCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Formats a path in one line: its start, its length and its last state. */
export function formatPath({ start, from, steps }: Path): string {
  const end = steps.at(-1)?.to ?? from;
  return `${start}, ${formatCount(steps.length, 'step')}, to ${formatStateName(end)}`;
}

/** Formats an event as its type, followed by its payload if it has one. */
export function formatEvent({
  type,
  ...payload
}: {
  type: string;
  [more: string]: unknown;
}): string {
  const short = type
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, (_, kind: string, actor: string) =>
      kind === 'done' ? `${actor} answers` : `${actor} fails`,
    )
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1');
  return Object.keys(payload).length > 0 ? `${short} ${JSON.stringify(payload)}` : short;
}
