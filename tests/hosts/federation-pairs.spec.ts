import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../e2e/support/fixtures.ts';
import { buildHost, loadMaterial, serveFolder, type ServedHost } from './build-hosts.ts';
import { federatedHosts } from './federation-pairs.ts';

// Two hosts on one page, each with a React of its own in its bundle.

const app = () => process.env['APP_URL'] ?? '';
const pairs = [
  ['webpack_react_19', 'webpack_react_18'],
  ['rspack_react_19', 'rspack_react_18'],
  ['webpack_react_18', 'rspack_react_19'],
  ['rspack_react_18', 'webpack_react_19'],
] as const;
const packages = path.join(import.meta.dirname, 'packages');

test.describe.configure({ mode: 'default', timeout: 240_000 });

let site: ServedHost;
let folders: string[];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const material = await loadMaterial(app());
  folders = [];
  for (const host of federatedHosts) {
    folders.push(path.dirname(await buildHost(host, material)));
  }
  const around = path.join(packages, '.tmp');
  const scriptTag = (name: string) =>
    `<script defer src="${federatedHosts.find((host) => host.name === name)?.script}"></script>`;
  for (const pair of pairs) {
    writeFileSync(
      path.join(around, `${pair.join('-')}.html`),
      `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:," />${pair.map(scriptTag).join('')}<body></body></html>`,
    );
  }
  site = await serveFolder(around);
});
test.afterAll(() => site?.close());

for (const [first, second] of pairs) {
  test(`${first} and ${second} each get a card of their own React`, async ({ page }) => {
    await page.goto(`${site.url}${first}-${second}.html`);
    for (const name of [first, second]) {
      const section = page.getByLabel(name, { exact: true });
      const title = section.getByRole('article').getByRole('link');
      await expect(title).toHaveAttribute('href', `${app()}/listings/1`);
      const react = name.slice(-2);
      await section.getByRole('button', { name: `Next room of React ${react}` }).click();
      await expect(title).toHaveAttribute('href', `${app()}/listings/2`);
    }
  });
}

test('the plugins of both bundlers fetch types that the compiler checks', () => {
  for (const folder of folders) {
    writeFileSync(
      path.join(folder, 'typed.tsx'),
      `import ListingCard from 'roomieradar/ListingCard';
import { mount } from 'roomieradar/mount';
export const right = <ListingCard listing={1} theme="dark" />;
// @ts-expect-error there is no such theme
export const wrong = <ListingCard listing={1} theme="red" />;
mount(document.body, { listing: 1 }).unmount();
// @ts-expect-error it needs a room
mount(document.body, {});
`,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      types: [],
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      paths: { '*': ['./@mf-types/*'] },
    };
    const project = path.join(folder, 'tsconfig.typed.json');
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['typed.tsx'] }));
    const tsc = path.join(packages, 'node_modules/.bin/tsc');
    expect(execFileSync(tsc, ['-p', project], { encoding: 'utf8' }), folder).toBe('');
  }
});
