import type { Plugin } from 'vite';

const insertion = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m;

/**
 * Removes sonner's call that inserts a style element at import, which the content security policy
 * refuses. The importer loads `sonner/dist/styles.css` instead. Fails the build when it does not
 * find the call, so that an update of sonner is noticed.
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
