import type { LargeTown } from '#contract/places/large-towns.ts';

/** What large towns are called otherwise than in the gazetteer: on the map and in suggestions. */
export const townNames: Partial<Record<LargeTown, string>> = {};
