import { listLeaves, type Path } from '#xstate-paths';
import type { Layout } from '#xstate-paths/chart/layout.ts';

/**
 * Returns the styles that leave a chart as it is where a path passes, and fade the rest, while the
 * path is chosen in the section of its model. A page without scripts can do no more than style.
 */
export function pathOnChart(section: string, path: Path, { arrows, boxes }: Layout): string {
  const taken = new Set([...path.transitions, ...path.steps.flatMap((step) => step.transitions)]);
  const seen = new Set(
    [path.from, ...path.steps.map(({ to }) => to)].flatMap(({ value }) => listLeaves(value)),
  );
  const arrowsOfPath = [...arrows.entries()].filter(([, { lines }]) =>
    lines.some(({ transition }) => taken.has(transition)),
  );
  const statesOfPath = boxes.filter(
    ({ way, kind }) => kind === 'group' || kind === 'any' || seen.has(way),
  );
  const kept = [
    ...statesOfPath.map(({ way }) => `.state[data-state=${JSON.stringify(way)}]`),
    ...arrowsOfPath.map(([index]) => `.arrow[data-arrow="${index}"]`),
    ...[...taken].map((name) => `.line[data-transition=${JSON.stringify(name)}][data-of]`),
  ];
  const chosen = `#${section}:has(option[value="${path.id}"]:checked) .chart`;
  return `${chosen} :is(.state, .arrow, .line):not(${kept.join(', ')}) { opacity: 0.15; }`;
}
