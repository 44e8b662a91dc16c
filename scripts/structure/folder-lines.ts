import { spawnSync } from 'node:child_process';

/** Folders with other things than the product, whose code runs for users and operators. */
const tools = /^(\.\w+|bench|demo|deploy|docs|qa|scripts|tests)$/;
const code = /^(?!.*\.gen\.).*\.(ts|tsx|js|mjs|css|sql|sh|php)$/;
const records = 'docs/decisions/*.md';

/**
 * Counts lines and files of code by folder, and words of the documentation, by name: of the files as
 * they are, or of a commit. Tests of packages count as tests.
 */
export function countByFolder(root: string, commit?: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const line of gitGrep(root, commit, ['--count', '-e', ''])) {
    const [file = '', lines] = line.replace(`${commit}:`, '').split(':');
    const [folder = '', ...below] = file.split('/');
    if (below.length === 0 || !code.test(file)) continue;
    const isTest = below.includes('tests');
    add(`${isTest ? 'tests' : folder}, lines`, Number(lines));
    add(`${isTest ? 'tests' : folder}, files`, 1);
    const isProduct = !tools.test(folder) && !isTest;
    if (isProduct) add('product, lines', Number(lines));
    if (isProduct || folder === 'demo' || folder === 'scripts') {
      add('product, demo and scripts, lines', Number(lines));
    }
  }
  const wordsIn = (path: string) =>
    gitGrep(root, commit, ['-h', '--only-matching', '-E', '-e', '[^[:space:]]+'], [path]).length;
  const pages = gitGrep(root, commit, ['--files-with-matches', '-e', ''], [records]).length;
  counts.set('docs, words', wordsIn('docs/*.md'));
  counts.set('decision records, pages', pages);
  counts.set('decision records, words a page', Math.round(wordsIn(records) / pages));
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The lines that `git grep` prints about text files below these paths. */
function gitGrep(
  root: string,
  commit: string | undefined,
  options: readonly string[],
  paths: readonly string[] = ['.'],
): string[] {
  const tree = commit === undefined ? ['--untracked'] : [commit];
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['grep', '-I', ...options, ...tree, '--', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`git grep ended with ${status}: ${stderr}`);
  return stdout.split('\n').slice(0, -1);
}
