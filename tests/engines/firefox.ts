import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './tab.ts';

/** Firefox by WebDriver BiDi, which it speaks without a program between. */
export async function openFirefox(executablePath: string): Promise<Driver> {
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
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, file) {
      const input = await page.$(selector);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    close: () => browser.close(),
  };
}
