import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { PhotoServer } from './photo-server.ts';

const patienceMs = 300_000;

/**
 * Adds this many of the photos in a real page. Returns the longest task of its main thread in
 * milliseconds until the last image was visible; 0 if none took over 50.
 */
export async function longestTaskOfPage(
  server: PhotoServer,
  photo: Uint8Array,
  count: number,
  executablePath: string,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-photos-'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const files = Array.from({ length: count }, (_, n) => path.join(folder, `photo-${n}.jpg`));
    for (const file of files) await writeFile(file, photo);
    const page = await browser.newPage();
    await page.addInitScript((token) => {
      localStorage.setItem('access_token', token);
      localStorage.setItem('refresh_token', 'none');
      const seen = { longestMs: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        const tasks = list.getEntries().map(({ duration }) => duration);
        seen.longestMs = Math.max(seen.longestMs, ...tasks);
      }).observe({ type: 'longtask' });
    }, server.token);
    await page.goto(`${server.publicUrl}/listings/${await server.room()}/edit?step=photos`);
    const chooser = page.getByLabel('Photos', { exact: true });
    await chooser.waitFor({ state: 'attached' });
    // Another part measures the opening of pages.
    await page.evaluate(() => void ((window as never as Seen).seen.longestMs = 0));
    await chooser.setInputFiles(files);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-image^="image-"]').length === wanted,
      count,
      { timeout: patienceMs },
    );
    return await page.evaluate(() => (window as never as Seen).seen.longestMs);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Seen {
  seen: { longestMs: number };
}
