import type { AnyTransitionDefinition } from 'xstate';

/** A transition by its source (`*`: the whole machine), its event, and its place among the source's for it. */
export function transitionName(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const place = siblingTransitions(definition).indexOf(definition);
  return `${source.path.join('.') || '*'} · ${eventType || 'always'} · ${place}`;
}

/** All transitions of the same source for the same event, in the order in which they are asked. */
export function siblingTransitions({
  source,
  eventType,
}: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}
