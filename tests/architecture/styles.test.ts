import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { imports } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A rule of so many declarations is worth sharing by `composes` or a component of src/ui. */
const worthSharing = 4;

test('no style rule is an exact copy of another one', () => {
  const rules = new Map<string, string[]>();
  for (const file of styleSheets()) {
    const source = withoutConditions(readFileSync(path.join(root, file), 'utf8'));
    for (const [, selector = '', body = ''] of source.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const declarations = body
        .split(';')
        .map((declaration) => declaration.trim())
        .filter(Boolean);
      if (declarations.length < worthSharing) continue;
      const key = declarations.sort().join('; ');
      rules.set(key, [...(rules.get(key) ?? []), `${file} ${selector.trim()}`]);
    }
  }
  const copies = [...rules].filter(([, places]) => places.length > 1);
  expect(copies.map(([body, places]) => `${places.join(' = ')}: ${body}`)).toEqual([]);
});

// What `composes` names is copied into the file that names it (scripts/vite/build-logger.ts).
test('a style sheet that others compose from has no relative URL', () => {
  for (const [file, source] of composedSheets()) {
    expect(source, file).not.toMatch(/url\(['"]?[^/'"]/);
  }
});

// Each copy would change the order of its rules among the others (docs/decisions/styles.md).
test('the rules that other style sheets compose stand in a layer', () => {
  for (const [file, source] of composedSheets()) {
    const sheet = withoutComments(source);
    // The formatter indents what stands in a block.
    const first = Array.from(sheet.matchAll(/^(\S.*?)\s*[{;]$/gm), ([, start = '']) => start);
    const outside = first.filter((start) => !/^@(layer|media) /.test(start));
    expect(outside, file).toEqual([]);
    expect(first, file).toContain('@layer shared');
  }
});

test('every class that a component names exists', () => {
  const missing = imports
    .filter(({ target }) => target.endsWith('.module.css'))
    .flatMap(({ file, specifier, target }) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const sheet = readFileSync(path.join(root, target), 'utf8');
      const [, name = ''] =
        new RegExp(String.raw`import (\w+) from '${specifier}'`).exec(source) ?? [];
      const code = source.replaceAll(/(from|import) '.*';$/gm, '');
      const named = code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'));
      return [...new Set(Array.from(named, ([, word = '']) => word))]
        .filter((word) => !new RegExp(String.raw`\.${word}\b`).test(sheet))
        .map((word) => `${file}: ${name}.${word}`);
    });
  expect(missing).toEqual([]);
});

/** The style sheets that others compose from, each with its text. */
function composedSheets(): [file: string, source: string][] {
  const composed = new Set<string>();
  for (const file of styleSheets()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/composes:[^;]*from '([^']+)'/g)) {
      composed.add(name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name));
    }
  }
  expect(composed.size).toBeGreaterThan(0);
  return Array.from(composed, (file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '');

/** Without comments and without rules inside of @media and its like, which `composes` cannot share. */
const withoutConditions = (source: string) =>
  withoutComments(source)
    .replace(/@layer[^{};]*[{;]/g, '')
    .replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

function styleSheets(): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
