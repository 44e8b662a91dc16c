import { groupMachine } from '#machines/group.machine.ts';
import { modelFor, type AnyPathModel } from '#xstate-paths';

/** What one person is in a group: outside, a member, or who leads it. */
export const groupTraces: AnyPathModel<never> = modelFor(groupMachine, {
  name: 'group',
  title: 'The role of one person in a group',
  events: { 'group.joined': [{ hasPlace: true }, { hasPlace: false }] },
});
