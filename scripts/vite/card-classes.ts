import type { Plugin } from 'vite';

/**
 * Writes the class names of the card where they are used. In scripts for other sites they are as in
 * its style sheets, so the script needs no table of them.
 */
export function cardClasses(): Plugin {
  return {
    name: 'card-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /listing-card\/[\w./-]+\.tsx/ },
      handler: (code) => code.replaceAll(/(?<![\w-])(?:badgeS|s)tyles\.(\w+)/g, "'$1'"),
    },
  };
}
