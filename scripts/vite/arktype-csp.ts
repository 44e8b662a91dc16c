import type { Plugin } from 'vite';

const probe = 'return new Function("return false")();';

/**
 * ArkType finds out by trying whether code may be made from text. Our pages forbid it, and the
 * browser reports the attempt as an error: in the browser the answer is given instead. Fails the
 * build when the attempt is no longer found, so that an update cannot bring it back unseen.
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
