import type { Plugin } from 'vite';

const unused = 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";';
const refusal = `function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of the build: scripts/vite/no-infinite-queries.ts');
}`;

/**
 * Removes infinite queries from the query client. We do not use them, and they would add 0.7 KB to
 * every first load. Fails the build when it does not find the import.
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
