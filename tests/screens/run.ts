import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { startApp } from '#qa/run/start-app.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { prepareWorld } from './demo-world.ts';
import { takeMailScreenshots } from './mails.ts';
import { takeScreenshots } from './take-screenshots.ts';
import { listStates, screens } from './screens.ts';
import { writeIndex, type Entry } from './write-index.ts';

// npm run screens [-- <part of a name> ...]
//
// Takes screenshots of every screen in every state, and of every mail in five languages, of the built
// app with its demo, and writes a page to look through. With words, only what has one of them in its
// name.

const folder = path.resolve(import.meta.dirname, '../../.tmp/screens');
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (name: string) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));
const print = (line: string) => process.stdout.write(`${line}\n`);

const executablePath = findChromium(print);
const app = await startApp(undefined, { SEED: 'demo', LANGUAGES: 'en,ar' });
const database = openDatabase(await joinEmbeddedPostgres(app.dataDir, 'owner'), 4);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const entries: Entry[] = [];
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const world = await prepareWorld(database.sql);
  for (const screen of screens.filter(({ name }) => isWanted(name))) {
    for (const state of listStates(screen)) {
      const { path: address } = screen;
      const full = typeof address === 'string' ? address : address(world);
      const shown = (state === 'empty' ? screen.empty?.path : undefined) ?? full;
      print(`${screen.name}, ${state}`);
      const screenshots = await takeScreenshots({
        browser,
        url: app.url,
        sql: database.sql,
        folder,
        screen,
        state,
        path: shown,
      });
      entries.push({ name: screen.name, state, screenshots });
    }
  }
  if (isWanted('mails')) {
    entries.push(
      ...(await takeMailScreenshots({ browser, url: app.url, sql: database.sql, folder, world })),
    );
  }
} finally {
  await browser.close();
  await database.close();
  await app.stop();
}
print(`Look at ${await writeIndex(folder, entries)}`);
