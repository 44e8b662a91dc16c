import { foundingMachine } from '#machines/founding.machine.ts';
import { modelFor, type AnyPathModel } from '#xstate-paths';

/** What one person answers about another one. */
export const foundingTraces: AnyPathModel<never> = modelFor(foundingMachine, {
  name: 'founding',
  title: 'An answer about looking together',
  events: { 'answer.yes': [{ isMutual: true }, { isMutual: false }] },
});
