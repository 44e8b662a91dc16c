import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { WantedForm, wantedFacts, WrittenWanted } from './wanted.ts';

/** What a group writes on its wanted page. How many people look is how many are in it. */
export const GroupWantedForm = WantedForm.omit('people');
export type GroupWantedForm = typeof GroupWantedForm.infer;

/** The wanted page of a group, with what the profiles of its members add to it. */
export const GroupWanted = type({
  group_name: 'string',
  /** For how many people rooms are wanted: the members, without those who are suspended. */
  people: 'number.integer',
  page: WrittenWanted.or('null'),
  facts: type({
    ...wantedFacts,
    /** Does the profile of whoever leads name a place on the map? Without one nobody finds the page by place. */
    has_place: 'boolean',
  }),
});
export type GroupWanted = typeof GroupWanted.infer;

/** Calls about the wanted page of a group. */
export const groupWantedCalls = defineCalls({
  getGroupWanted: {
    route: 'GET /api/groups/{id}/wanted-page',
    summary: 'The wanted page of my group, and what our profiles add to it',
    access: 'user',
    version: 'answered',
    targets: [ownGroup],
    answer: GroupWanted,
  },
  saveGroupWanted: {
    route: 'PUT /api/groups/{id}/wanted-page',
    summary: 'Write or change the wanted page of my group, which also confirms it',
    access: 'user',
    needsProfile: true,
    version: 'compared',
    quota: 'wantedPages',
    targets: [ownGroup],
    body: GroupWantedForm,
    answer: GroupWanted,
  },
  deleteGroupWanted: {
    route: 'DELETE /api/groups/{id}/wanted-page',
    summary: 'Delete the wanted page of my group',
    access: 'user',
    targets: [ownGroup],
  },
});
