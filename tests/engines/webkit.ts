import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packages } from './packages.ts';
import type { Driver } from './tab.ts';

/** What we use of selenium-webdriver, whose types `npm ci` does not install. */
interface Selenium {
  Builder: new () => Builder;
  By: { css(selector: string): unknown };
}
interface Builder {
  usingServer(address: string): this;
  withCapabilities(capabilities: object): this;
  build(): Promise<WebDriver>;
}
interface WebDriver {
  get(address: string): Promise<void>;
  navigate(): { back(): Promise<void> };
  executeScript<T>(script: string, ...args: unknown[]): Promise<T>;
  findElement(by: unknown): Element;
  switchTo(): { activeElement(): Element };
  manage(): { window(): { setRect(bounds: object): Promise<unknown> } };
  quit(): Promise<void>;
}
interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}

const selenium = () => packages.require('selenium-webdriver') as Selenium;

/** WebKit in GTK's small browser, on a screen that only exists in memory. */
export async function openWebKit(driverPath: string): Promise<Driver> {
  const port = await findFreePort();
  const server = spawn('xvfb-run', ['--auto-servernum', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    // Its own group, since xvfb-run leaves its children behind.
    detached: true,
    env: {
      ...process.env,
      LANG: 'en_US.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const stop = () => {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return {
      open: (address) => driver.get(address),
      back: () => driver.navigate().back(),
      evaluate: (work, ...args) =>
        driver.executeScript(`return (${String(work)})(...arguments)`, ...args),
      click: (selector) => driver.findElement(selenium().By.css(selector)).click(),
      type: (text) => driver.switchTo().activeElement().sendKeys(text),
      chooseFile: (selector, file) =>
        driver.findElement(selenium().By.css(selector)).sendKeys(file),
      async close() {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function connect(address: string): Promise<WebDriver> {
  for (let tries = 0; !(await fetch(`${address}/status`).catch(() => null))?.ok; tries += 1) {
    if (tries > 100) throw new Error('The driver of WebKit does not answer');
    await sleep(200);
  }
  const { Builder } = selenium();
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
  return driver;
}

/** Debian keeps it in a folder of the machine's architecture. */
function findMiniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((name) =>
    path.join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'),
  );
  const file = folders.find((each) => existsSync(each));
  if (!file) throw new Error('Debian’s webkit2gtk-driver has no MiniBrowser here');
  return file;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
