/** How many may be in a group, with who made it. */
export const groupSize = { least: 2, most: 6 } as const;

/** What somebody is in a group. Whoever is not in it is outside, also who was in it before. */
export const groupRoles = ['lead', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];
