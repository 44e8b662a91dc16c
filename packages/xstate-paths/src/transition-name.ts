import type { AnyTransitionDefinition } from 'xstate';

/** Names a transition by source state (`*` for the root), event, and index among its siblings. */
export function transitionName(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const place = siblingTransitions(definition).indexOf(definition);
  return `${source.path.join('.') || '*'} · ${eventType || 'always'} · ${place}`;
}

/** All transitions of the same source for the same event, in the order of evaluation. */
export function siblingTransitions({
  source,
  eventType,
}: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}
