import type { StateValue } from 'xstate';
import type { StateView } from './path.ts';

/** The innermost states of a value, by their ways from the root: `screen.open.profile`. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as Exclude<StateValue, string>).flatMap(([key, inner]) => {
    const leaves = inner === undefined ? [] : leavesOf(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

/** A state in one line, its regions side by side. */
export function nameOfState({ value }: StateView): string {
  return leavesOf(value).join(' + ');
}

/** Is this the state, or one that it lies in, or one of its regions? */
export function isIn({ value }: StateView, name: string): boolean {
  const leaves = leavesOf(value);
  return (
    leaves.join(' + ') === name ||
    leaves.some((leaf) => leaf === name || leaf.startsWith(`${name}.`))
  );
}
