import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLogger } from '#scripts/vite/build-logger.ts';

let folder: string;
const printed: string[] = [];

beforeEach(async () => {
  const parent = path.resolve(import.meta.dirname, '../../../.tmp');
  await mkdir(parent, { recursive: true });
  folder = await mkdtemp(path.join(parent, 'build-'));
  await writeFile(path.join(folder, 'shared.module.css'), '.box { color: red; }');
  await writeFile(
    path.join(folder, 'page.module.css'),
    ".page { composes: box from './shared.module.css'; margin: 0; }",
  );
  await writeFile(
    path.join(folder, 'page.js'),
    "import s from './page.module.css'; alert(s.page);",
  );
  printed.length = 0;
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words.join(' ')));
  }
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const says = (info: string, warned?: string): Plugin => ({
  name: 'budget',
  generateBundle() {
    this.info(info);
    if (warned) this.warn(warned);
  },
});

function buildPage(withSizes: boolean, plugin: Plugin) {
  return build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    customLogger: buildLogger({ withSizes }),
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: path.join(folder, 'page.js') } },
  });
}

test('a build prints one line for each budget and nothing else', async () => {
  await buildPage(true, says('first load of /: 90 of 100 bytes (brotli)'));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('first load of /: 90 of 100 bytes (brotli)');
});

test('a build at the first start prints only what is wrong', async () => {
  await buildPage(false, says('first load of /: 90 of 100 bytes (brotli)', 'a name is used twice'));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('a name is used twice');
});
