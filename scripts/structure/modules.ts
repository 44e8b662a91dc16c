import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Module {
  text: string;
  lineCount: number;
  /** Project files that it imports, types included, relative to the root. */
  imports: string[];
}
export type Modules = ReadonlyMap<string, Module>;

const folders = [
  'bench',
  'contract',
  'demo',
  'fit',
  'geometry',
  'guards',
  'machines',
  'qa',
  'remotes',
  'rent-split',
  'scripts',
  'server',
  'src',
  'tests',
];

/**
 * The files of these folders with this ending, relative to the root. Generated ones are left out, and so are
 * `locales` and `packages`.
 */
export function filesIn(root: string, ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => ending.test(file) && !/\.gen\.|node_modules|(^|\/)dist\//.test(file)),
  );
}

/** Reads every TypeScript module with its imports. */
export function readModules(root: string): Modules {
  const { imports: aliases } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as { imports: Record<string, string> };
  return new Map(
    filesIn(root, /\.tsx?$/).map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const imports = specifiersIn(text)
        .map((specifier) => resolve(specifier, file, aliases))
        .filter((target) => target !== null && existsSync(path.join(root, target)));
      return [
        file,
        {
          text,
          lineCount: text.split('\n').length - 1,
          imports: [...new Set(imports)] as string[],
        },
      ];
    }),
  );
}

const specifiersIn = (text: string) =>
  [
    ...text.matchAll(
      /^(?:import|export)\b[^'";]*?\sfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? []);

function resolve(specifier: string, file: string, aliases: Record<string, string>): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  const alias = Object.keys(aliases).find((each) => specifier.startsWith(each.slice(0, -1)));
  if (alias === undefined) return null;
  const target = (aliases[alias] as string).slice(0, -1);
  return path.join(target, specifier.slice(alias.length - 1));
}

/** For each file, the files that import it. */
export function findImporters(modules: Modules): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports }] of modules) {
    for (const target of imports) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Groups of files that import each other (strongly connected components, Tarjan 1972). */
export function findCycles(modules: Modules): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    index.set(file, index.size);
    let lowest = index.size - 1;
    stack.push(file);
    for (const target of modules.get(file)?.imports ?? []) {
      if (!modules.has(target)) continue;
      if (!index.has(target)) {
        visit(target);
        lowest = Math.min(lowest, low.get(target) ?? lowest);
      } else if (stack.includes(target)) {
        lowest = Math.min(lowest, index.get(target) ?? lowest);
      }
    }
    low.set(file, lowest);
    if (lowest !== index.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) cycles.push(component.toReversed());
  }
  for (const file of modules.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
