import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';

/** Nothing that would reach for the network or the graphics of this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium that the tests use; `isHeaded` shows it at work, slowly enough to follow. */
export function launchChromium(isHeaded: boolean, print: (text: string) => void): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(print, { hasWindows: isHeaded }),
    headless: !isHeaded,
    args: chromiumArgs,
    // Whoever starts it ends it, with all else that was started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(isHeaded && { slowMo: 300 }),
  });
}
