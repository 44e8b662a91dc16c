import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  // Without windows, journeys take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed one, or one that it installs. Prints
 * which one it uses. With `hasWindows` it finds one that can show its windows.
 */
export function findChromium(print: (line: string) => void, { hasWindows = false } = {}): string {
  const known = [process.env['CHROMIUM_PATH'], ...usual, chromium.executablePath()];
  const found = known.find(
    (file) =>
      file !== undefined && existsSync(file) && !(hasWindows && file.includes('headless-shell')),
  );
  if (found) {
    print(`Chromium: ${found}, ${readVersion(found)}`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    print('Chromium: none found, installing Debian’s package ...');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const name = hasWindows ? 'chromium' : 'chromium-headless-shell';
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });
    return `/usr/bin/${name}`;
  }
  print('Chromium: none found, installing Playwright’s ...');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return chromium.executablePath();
}

/** As the browser tells it, such as "Chromium 141.0.7390.65 built on Debian"; without windows where it has none. */
function readVersion(file: string): string {
  const windowless = file.includes('headless-shell') ? ', without windows' : '';
  try {
    return `${execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()}${windowless}`;
  } catch {
    return `of unknown version${windowless}`;
  }
}
