import { stat } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';

export type UploadCall = 'requestAddress' | 'sendFile' | 'registerImage';
type Fate = (route: Route) => Promise<unknown>;

const callOf: [UploadCall, string, RegExp][] = [
  ['requestAddress', 'POST', /^\/api\/upload\/url$/],
  ['sendFile', 'PUT', /^\/api\/upload\/files\//],
  ['registerImage', 'POST', /^\/api\/listings\/\d+\/images$/],
];

/**
 * Stands between page and server: every call of an upload waits here until its fate is decided.
 * Files are read in the page only once that is allowed, too. Fillers, told by their size, wait
 * until the gates are opened for good.
 */
export async function installGates(page: Page, filler: string) {
  const fillerBytes = (await stat(filler)).size;
  const waiting: Record<UploadCall, ((fate: Fate) => void)[]> = {
    requestAddress: [],
    sendFile: [],
    registerImage: [],
  };
  let isOpen = false;

  await page.addInitScript(() => {
    // Reading a file takes no time anyone could step into, and a deleted one cannot be staged.
    const read = Blob.prototype.arrayBuffer;
    const reading = { gate: Promise.resolve('read'), open: (how: string): unknown => how };
    Object.assign(window, {
      holdReading() {
        reading.gate = new Promise((resolve) => (reading.open = resolve));
      },
      letRead(how: string) {
        reading.open(how);
        reading.gate = Promise.resolve('read');
      },
    });
    Blob.prototype.arrayBuffer = async function arrayBuffer() {
      if ((await reading.gate) !== 'read') throw new DOMException('', 'NotReadableError');
      return read.call(this);
    };
  });
  await page.route(
    (url) => callOf.some(([, , path]) => path.test(url.pathname)),
    async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      const call = callOf.find(([, method, own]) => method === request.method() && own.test(path));
      const pass = () => route.continue().catch(() => undefined);
      if (!call || isOpen) return pass();
      const isFiller = (request.postDataJSON() as { size?: number } | null)?.size === fillerBytes;
      const kept = isFiller ? fillers : waiting[call[0]];
      const fate = await new Promise<Fate>((resolve) => {
        kept.push(resolve);
        // One the page has given up is decided; the next must not be taken for it.
        page.on('requestfailed', (failed) => {
          if (failed === request && kept.includes(resolve)) kept.splice(kept.indexOf(resolve), 1);
        });
      });
      // The page that asked may be gone.
      await fate(route).catch(() => undefined);
    },
  );
  const fillers: ((fate: Fate) => void)[] = [];

  return {
    /** Waits for the call and lets this happen to it. */
    async decide(call: UploadCall, fate: Fate): Promise<void> {
      const deadline = Date.now() + 10_000;
      while (waiting[call].length === 0) {
        if (Date.now() > deadline) throw new Error(`Nobody called ${call}`);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
      await new Promise<void>((resolve) => {
        waiting[call].shift()?.((route) => fate(route).finally(resolve));
      });
    },
    holdReading: () =>
      page.evaluate(() => (window as never as { holdReading(): void }).holdReading()),
    letRead: (how: 'read' | 'refuse') =>
      page.evaluate((how) => (window as never as { letRead(how: string): void }).letRead(how), how),
    /** From here on everything goes through. */
    async openAll(): Promise<void> {
      isOpen = true;
      await this.letRead('read');
      for (const kept of [...Object.values(waiting), fillers]) {
        for (const letGo of kept.splice(0)) letGo((route) => route.continue());
      }
    },
    /** For the next path: what is still held belongs to a page that is gone. */
    close(): void {
      isOpen = false;
      for (const kept of [...Object.values(waiting), fillers]) {
        for (const letGo of kept.splice(0)) letGo((route) => route.abort());
      }
    },
  };
}

export type Gates = Awaited<ReturnType<typeof installGates>>;
