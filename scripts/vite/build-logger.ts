import { createLogger, type Logger } from 'vite';

/** What plugins of ours tell: sizes with their budgets. */
const tellsSize = /\d+ of \d+ bytes/;

/**
 * Prepended by Vite's copy of postcss-modules, which parses the files that `composes` names without
 * saying where they are. It matters to relative addresses in such a file only, and those we build
 * have none (tests/architecture/styles.test.ts).
 */
const composedStyles = 'A PostCSS plugin did not pass the `from` option';

/** Vite's logger without lists of files: warnings and errors, and with `withSizes` one line a budget. */
export function buildLogger({ withSizes }: { withSizes: boolean }): Logger {
  const logger = createLogger('info');
  return {
    ...logger,
    info(message, options) {
      if (withSizes && tellsSize.test(message)) logger.info(message, options);
    },
    warnOnce(message, options) {
      if (!message.includes(composedStyles)) logger.warnOnce(message, options);
    },
  };
}
