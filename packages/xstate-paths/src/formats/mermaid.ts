import type { AnyStateNode } from 'xstate';
import type { AnyPathModel } from '../model.ts';
import type { PathSet } from '../path.ts';
import { readStructure, formatNodePath } from '../structure.ts';
import { formatEvent } from './labels.ts';

/** Formats the statechart in Mermaid, with the number of times the paths take each transition. */
export function toMermaid({ paths }: PathSet, { machine }: AnyPathModel<never>): string {
  const times = new Map<string, number>();
  for (const name of paths.flatMap(({ transitions, steps }) => [
    ...transitions,
    ...steps.flatMap((step) => step.transitions),
  ])) {
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const arrows = readStructure(machine).transitions.flatMap(
    ({ name, source, targets, event, description }) => {
      // Mermaid cannot draw an arrow from the whole chart, so draw one from each top-level state.
      const sources =
        source === '*'
          ? Object.values(machine.root.states).map((node) => formatNodePath(node))
          : [source];
      const label = [formatEvent({ type: event }), description].filter(Boolean).join(', ');
      const taken = times.get(name) ?? 0;
      return sources.flatMap((way) =>
        (targets.length > 0 ? targets : [way]).map(
          (target) =>
            `  ${word(way)} --> ${word(target)}: ${clean(label)} (${taken === 0 ? 'not taken' : `${taken}x`})`,
        ),
      );
    },
  );
  return ['stateDiagram-v2', ...statesIn(machine.root, '  '), ...arrows].join('\n');
}

const word = (way: string) => way.replaceAll('.', '_');
/** A colon or a semicolon would end the Mermaid label. */
const clean = (label: string) => label.replaceAll(/[:;]/g, ',');

function statesIn(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return [
    ...(initial ? [`${indent}[*] --> ${word(formatNodePath(initial))}`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && node.parent && index > 0 ? [`${indent}--`] : []),
      ...(Object.keys(child.states).length === 0
        ? [`${indent}state "${child.key}" as ${word(formatNodePath(child))}`]
        : [
            `${indent}state "${child.key}" as ${word(formatNodePath(child))} {`,
            ...statesIn(child, `${indent}  `),
            `${indent}}`,
          ]),
      ...(child.type === 'final' ? [`${indent}${word(formatNodePath(child))} --> [*]`] : []),
    ]),
  ];
}
