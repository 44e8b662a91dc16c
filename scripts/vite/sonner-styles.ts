import type { Plugin } from 'vite';

const insertion = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m;

/**
 * Takes out of sonner the call that inserts a style element at import, which the content security
 * policy refuses; the importer loads `sonner/dist/styles.css` instead. Fails the build when the
 * call is no longer found, so that an update of sonner cannot bring it back unseen.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    // Pre-bundled dependencies are never transformed.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!insertion.test(code)) this.error('sonner no longer inserts its styles as expected');
        return { code: code.replace(insertion, ''), map: null };
      },
    },
  };
}
