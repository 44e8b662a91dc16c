import type { Recipe } from './rehearsal.ts';

/** How many listings of each status a user has: a read of their own. */
export const call: Recipe = {
  heading: 'Add an API call',
  maxFiles: 4,
  edits: [
    {
      file: 'contract/listings/own-listing.ts',
      before: '/** The calls of an owner about their listings; part of calls.ts. */',
      insert: `const OwnListingCounts = type({ active: count, paused: count, filled: count });
export type OwnListingCounts = typeof OwnListingCounts.infer;

`,
    },
    {
      file: 'contract/listings/own-listing.ts',
      before: '  changeListingStatus: {\n',
      insert: `  countOwnListings: {
    route: 'GET /api/users/listing-counts',
    summary: 'How many listings of each status the signed-in user has',
    access: 'user',
    answer: OwnListingCounts,
  },
`,
    },
    {
      file: 'server/domain/listings/own-listings.ts',
      append: `/** Counts a user's listings by status. */
export async function countOwnListings(sql: Sql, userId: number): Promise<OwnListingCounts> {
  const [counts] = await sql<OwnListingCounts[]>\`
    select (count(*) filter (where status = 'active'))::int as active,
      (count(*) filter (where status = 'paused'))::int as paused,
      (count(*) filter (where status = 'filled'))::int as filled
    from listings where user_id = \${userId}\`;
  return counts ?? { active: 0, paused: 0, filled: 0 };
}
`,
    },
    {
      file: 'server/domain/listings/own-listings.ts',
      before: 'OwnListing, OwnListingPage }',
      insert: 'OwnListingCounts, ',
    },
    {
      file: 'server/domain/listings/calls.ts',
      before: '    listOwnListings: ({ viewer, query }) =>',
      insert: '    countOwnListings: ({ viewer }) => countOwnListings(sql, viewer.user_id),\n',
    },
    {
      file: 'server/domain/listings/calls.ts',
      before: "listOwnListings } from './own-listings.ts';",
      insert: 'countOwnListings, ',
    },
    {
      file: 'src/shared/api/own-listings.ts',
      append: `/** How many listings of each status I have. */
export const ownListingCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...listingsKey, 'own-counts'],
    queryFn: () => api('countOwnListings', {}),
    staleTime: 30_000,
  });
`,
    },
  ],
};
