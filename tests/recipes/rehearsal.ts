import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages } from '#contract/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** One change of one file. The text of `before` or `after` must stand in the file exactly once. */
export type Edit = { file: string } & (
  | { create: string }
  | { before: string; insert: string }
  | { after: string; insert: string }
  | { append: string }
);

/** A usual change, made as docs/recipes.md says. */
export interface Recipe {
  /** Its heading in docs/recipes.md. */
  heading: string;
  /** How many files of the product it may take. */
  maxFiles: number;
  edits: Edit[];
}

/** The same text at the end of a catalog in each language. */
export const inEachLanguage = (area: string, text: string): Edit[] =>
  languages.map((language) => ({ file: `locales/${language}/${area}`, append: text }));

/** Catalogs have a file a language, and builds write the generated files. */
const isCounted = (file: string) => !/^(locales|tests|qa|bench)\/|\.gen\.ts$/.test(file);

/** The files of the product that a recipe changes. */
export const countedFiles = ({ edits }: Recipe): string[] =>
  [...new Set(edits.map(({ file }) => file))].filter(isCounted).toSorted();

/** The text of a file after an edit. Throws if what the edit refers to is not there once. */
export function applyEdit(text: string, edit: Edit): string {
  if ('create' in edit) return edit.create;
  if ('append' in edit) return `${text}\n${edit.append}`;
  const anchor = 'before' in edit ? edit.before : edit.after;
  const parts = text.split(anchor);
  if (parts.length !== 2) {
    throw new Error(`${edit.file} has ${parts.length - 1} times: ${anchor}`);
  }
  return parts.join('before' in edit ? edit.insert + anchor : anchor + edit.insert);
}

/** Applies the edits of a file in order. */
export async function editedText(edits: readonly Edit[], folder = root): Promise<string> {
  const [first] = edits;
  if (!first) throw new Error('There is nothing to edit');
  const text = 'create' in first ? '' : await readFile(path.join(folder, first.file), 'utf8');
  return edits.reduce(applyEdit, text);
}

/** A copy of the project with the recipes applied. */
export interface Rehearsal {
  folder: string;
  /** Makes further changes. */
  change(edits: readonly Edit[]): Promise<void>;
  /** Runs a program of node_modules; returns its exit code and what it printed. */
  run(program: string, args: string[]): Promise<{ code: number; output: string }>;
  remove(): Promise<void>;
}

/** Copies the project, without what git ignores, and makes these changes in the copy. */
export async function rehearse(edits: readonly Edit[]): Promise<Rehearsal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    const copy = path.join(folder, file);
    await mkdir(path.dirname(copy), { recursive: true });
    // A file that was deleted but not yet committed is on git's list.
    await copyFile(path.join(root, file), copy).catch(ignoreMissing);
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const change = (more: readonly Edit[]) => changeFiles(folder, more);
  await change(edits);
  return {
    folder,
    change,
    async run(program, args) {
      const bin = path.join(root, 'node_modules/.bin', program);
      // Vitest's NODE_ENV would build React for development.
      const { NODE_ENV: _, ...env } = process.env;
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      return promisify(execFile)(bin, args, options).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        (error: { code?: number; stdout: string; stderr: string }) => ({
          code: error.code ?? 1,
          output: error.stdout + error.stderr,
        }),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function changeFiles(folder: string, edits: readonly Edit[]): Promise<void> {
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const text = await editedText(
      edits.filter((edit) => edit.file === file),
      folder,
    );
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
