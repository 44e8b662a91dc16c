import type { Plugin } from 'vite';

/**
 * Writes the card's lengths in a unit that other sites cannot shrink: many set `html { font-size:
 * 62.5% }`, which makes a rem 10 pixels. A visitor's larger text still enlarges the card.
 */
export function cardLengths(): Plugin {
  return {
    name: 'card-lengths',
    enforce: 'pre',
    transform: {
      filter: { id: /listing-card\/[\w./-]+\.css/ },
      handler: (css) =>
        css
          .replaceAll(/(?<![\w.-])([\d.]+)rem/g, 'calc($1 * var(--r))')
          .replace('all: initial;', 'all: initial; --r: max(16px, 1rem);'),
    },
  };
}
