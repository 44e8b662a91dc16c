import type { Plugin } from 'vite';

const unused = 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";';
const refusal = `function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of the build: scripts/vite/no-infinite-queries.ts');
}`;

/**
 * Leaves infinite queries out of the query client: lists are paged here, and every first load
 * would carry 0.7 KB for nothing. Fails the build when the import is no longer found.
 */
export function noInfiniteQueries(): Plugin {
  return {
    name: 'no-infinite-queries',
    apply: 'build',
    transform: {
      filter: { id: /@tanstack\/query-core\/build\/modern\/query\.js/ },
      handler(code) {
        if (!code.includes(unused)) this.error('query-core no longer imports infinite queries so');
        return { code: code.replace(unused, refusal), map: null };
      },
    },
  };
}
