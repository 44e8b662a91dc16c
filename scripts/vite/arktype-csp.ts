import type { Plugin } from 'vite';

const probe = 'return new Function("return false")();';

/**
 * ArkType tries out whether it may generate code. Our policy forbids that, and the browser would
 * log an error for the attempt. So this plugin replaces the attempt with "no" in the browser's
 * build. It fails the build when it does not find the attempt, so that an update of ArkType is
 * noticed.
 */
export function arktypeCsp(): Plugin {
  return {
    name: 'arktype-csp',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/@ark\/util\/out\/functions\.js/ },
      handler(code) {
        if (!code.includes(probe)) this.error('ArkType no longer asks for eval as expected');
        return { code: code.replace(probe, 'return true;'), map: null };
      },
    },
  };
}
