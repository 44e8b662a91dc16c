import type { Plugin } from 'vite';

/**
 * Like Vite's helper: loads the styles of a late chunk, then the chunk. `rel=stylesheet` finds the
 * links of public pages too, whose styles are in the page (server/web/pages/document.ts). Styles
 * that failed to load are tried again the next time.
 */
const code = `
const loading = new Map(
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => [link.getAttribute('href')]),
);
function loadStyles(file) {
  const href = '/' + file;
  if (!loading.has(href)) {
    loading.set(href, new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        loading.delete(href);
        reject(Error('Unable to preload CSS for ' + href));
      };
      document.head.append(link);
    }));
  }
  return loading.get(href);
}
export const __vitePreload = (load, files) => Promise.all(files.map(loadStyles)).then(load);
`;

/**
 * Replaces Vite's helper that loads what a late chunk depends on, because it is 0.7 KB of every
 * first load and does more than we need: our late chunks depend on nothing but styles
 * (`resolveDependencies` in vite.config.ts). Fails the build when Vite's helper has another shape.
 */
export function lateStyles(): Plugin {
  let isFound = false;
  return {
    name: 'late-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(original) {
        if (!original.includes('__vitePreload')) this.error('The helper of Vite has changed');
        isFound = true;
        return { code, map: null };
      },
    },
    generateBundle() {
      if (!isFound) this.error('Vite no longer has a helper for late chunks where it was');
    },
  };
}
