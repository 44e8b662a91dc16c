import { packages } from './packages.ts';
import type { Driver } from './tab.ts';

/** What we use of puppeteer-core, whose types `npm ci` does not install. */
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
}
interface Page {
  goto(address: string, options: object): Promise<unknown>;
  evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T>;
  click(selector: string): Promise<void>;
  keyboard: { type(text: string): Promise<void> };
  $(selector: string): Promise<{ uploadFile(file: string): Promise<void> } | null>;
}

/** Firefox by WebDriver BiDi, which it speaks without a program between. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const puppeteer = packages.require('puppeteer-core') as Puppeteer;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en' },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // Its own call waits for a page to load, and within the app none does.
    back: () => page.evaluate(() => history.back()),
    evaluate: (work, ...args) => page.evaluate(work, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, file) {
      const input = await page.$(selector);
      if (!input) throw new Error(`There is no ${selector}`);
      await input.uploadFile(file);
    },
    close: () => browser.close(),
  };
}
