import type { Plugin } from 'vite';

/**
 * Writes the classes and parts of the card where they are used, as attributes of HTML. In scripts
 * for other sites classes are as in its style sheets, so the script needs no table of them, and
 * there are always parts.
 */
export function cardClasses(): Plugin {
  return {
    name: 'card-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /listing-card\/[\w./-]+\.tsx/ },
      handler: (code) =>
        code
          // They are in a style sheet of the app.
          .replaceAll(/ \$\{appStyles\.\w+\}/g, '')
          .replaceAll(/(?<![\w-])(?:appS|s)tyles\.(\w+)/g, "'$1'")
          .replaceAll(/\bclassName=/g, 'class=')
          .replaceAll(/\bpart=\{part\(('\w+')\)\}/g, 'part=$1'),
    },
  };
}
