import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Static imports, exports from elsewhere, and dynamic imports of a name that is written there. */
const importPattern = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

interface Source {
  text: string;
  /** Files of the project that it imports. */
  files: string[];
  /** Packages with their versions, and what is no code. */
  others: string[];
}

/**
 * Reads source files and what they import, each once. What code reads by itself, such as a file of
 * data, it does not see.
 */
export function createSourceReader() {
  const sources = new Map<string, Source>();

  function read(file: string): Source {
    const earlier = sources.get(file);
    if (earlier) return earlier;
    const text = readFileSync(file, 'utf8');
    const source: Source = { text, files: [], others: [] };
    sources.set(file, source);
    for (const [, , name = ''] of text.matchAll(importPattern)) {
      const target = resolveFile(file, name);
      if (target === null) source.others.push(describePackage(file, name));
      else source.files.push(target);
    }
    return source;
  }

  /** These files and all that they import, directly or not. */
  function listFiles(entries: readonly string[]): string[] {
    const reached = new Set<string>();
    const waiting = entries.map((entry) => path.resolve(entry));
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...read(file).files);
    }
    return [...reached].toSorted();
  }

  /** Changes with the text of any file that the entries import, and with the version of any package. */
  function digest(entries: readonly string[], ...more: readonly string[]): string {
    const hash = createHash('sha256');
    for (const file of listFiles(entries)) {
      const { text, others } = read(file);
      hash.update(`${file}\0${text}\0${others.join('\0')}\0`);
    }
    return hash.update(more.join('\0')).digest('hex');
  }

  return { listFiles, digest };
}

/** The file of the project that an import means; null for a package, and for what is no code. */
function resolveFile(from: string, name: string): string | null {
  if (!/^[.#/]/.test(name)) return null;
  try {
    const file = createRequire(from).resolve(name);
    return /\.[cm]?[jt]sx?$/.test(file) ? file : null;
  } catch {
    // Such as a style sheet with a query of the bundler.
    return null;
  }
}

/** A package and its version. Packages of Node.js change with it. */
function describePackage(from: string, name: string): string {
  const parts = name.split('/');
  const home = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'node_modules', home, 'package.json');
    if (existsSync(manifest)) {
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string };
      return `${name} ${version}`;
    }
    if (folder === path.dirname(folder)) return `${name} ${process.version}`;
  }
}
