import type { AnyStateNode } from 'xstate';
import { formatNodePath, type Structure } from './structure.ts';

/**
 * Returns the leaf states that these transitions come through, by name. A state that is left at once
 * is never rested in, so no situation shows it.
 */
export function statesPassed(
  { states, transitions }: Structure,
  taken: ReadonlySet<string>,
): ReadonlySet<string> {
  const nodes = new Map(states.map((node) => [formatNodePath(node), node]));
  const passed = new Set<string>();
  const enter = (node: AnyStateNode | undefined): void => {
    if (!node || node.type === 'history') return;
    const children = Object.values(node.states);
    if (children.length === 0) passed.add(formatNodePath(node));
    else if (node.type === 'parallel') children.forEach(enter);
    else node.initial.target.forEach(enter);
  };
  for (const { name, source, targets, event } of transitions) {
    if (!taken.has(name)) continue;
    for (const target of targets) enter(nodes.get(target));
    // Only an eventless transition says that its source was entered just before.
    if (event === 'always') enter(nodes.get(source));
  }
  return passed;
}
