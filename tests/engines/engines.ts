import { existsSync } from 'node:fs';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/**
 * The engines that tests/e2e does not play. Without these browsers their tests are skipped; .ci/run
 * installs them.
 */
export const engines = [
  { name: 'Firefox', program: '/usr/bin/firefox-esr', open: openFirefox },
  { name: 'WebKit', program: '/usr/bin/WebKitWebDriver', open: openWebKit },
].map((engine) => ({ ...engine, isMissing: !existsSync(engine.program) }));
