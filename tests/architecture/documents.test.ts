import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every relative link in the documentation leads to a file and a heading', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((link) => !/^(https?:|mailto:)/.test(link) && !leads(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every path that the documentation names exists', () => {
  const named =
    /`((?:\.ci|\.github|bench|contract|demo|docs|fit|machines|qa|remotes|scripts|server|src|tests)\/[\w./$-]+)`/g;
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(named)]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('NNNN') && !existsSync(path.join(root, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every page of decisions is in the index', () => {
  const index = read('docs/decisions/README.md');
  const pages = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
  expect(pages.filter((file) => !index.includes(`(${path.basename(file)})`))).toEqual([]);
});

test('the architecture page has a row for each subject of the server', () => {
  const subjects = readdirSync(path.join(root, 'server/domain')).sort();
  const [, table = ''] = read('docs/architecture.md').split("## The server's subjects");
  const named = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name ?? '').sort();
  expect(named).toEqual(subjects);
});

function leads(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const to = target === '' ? file : path.join(path.dirname(file), target);
  if (!existsSync(path.join(root, to))) return false;
  return anchor === undefined || !to.endsWith('.md') || listAnchors(read(to)).includes(anchor);
}

/** The anchors of headings, as GitHub makes them. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  );
