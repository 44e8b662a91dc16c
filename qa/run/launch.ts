import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';

/** Keeps Chromium from using the network or the GPU on its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium that the tests use. With `isHeaded`, shows its windows and slows down enough
 * to follow.
 */
export function launchChromium(isHeaded: boolean, print: (text: string) => void): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(print, { hasWindows: isHeaded }),
    headless: !isHeaded,
    args: chromiumArgs,
    // The caller closes it, together with everything else it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(isHeaded && { slowMo: 300 }),
  });
}
