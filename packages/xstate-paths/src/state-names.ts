import type { StateValue } from 'xstate';
import type { StateView } from './path.ts';

/** Returns the leaf states of a state value by their paths from the root: `screen.open.profile`. */
export function listLeaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as Exclude<StateValue, string>).flatMap(([key, inner]) => {
    const leaves = inner === undefined ? [] : listLeaves(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

/** Formats a state in one line, with ` + ` between its regions. */
export function formatStateName({ value }: StateView): string {
  return listLeaves(value).join(' + ');
}

/** Returns whether `name` is this state, an ancestor of it or one of its regions. */
export function isIn({ value }: StateView, name: string): boolean {
  const leaves = listLeaves(value);
  return (
    leaves.join(' + ') === name ||
    leaves.some((leaf) => leaf === name || leaf.startsWith(`${name}.`))
  );
}
