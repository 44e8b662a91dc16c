import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs a TypeScript file: node scripts/node.mjs [--light] file.ts [arguments]
//
// Node 22.18 and later strip types by themselves; on older ones tsx does. The only place that
// decides. A file that reaches JSX needs tsx on every version (`node --import tsx`).
//
// --light is for child processes that must stay small: tsx then loads CommonJS only, without the
// thread of 20 MB that its module loader needs. Such a file has no top-level await.

const args = process.argv.slice(2);
const isLight = args[0] === '--light';
if (isLight) args.shift();
const [file = '', ...rest] = args;
const program = path.resolve(file);
process.argv = [process.execPath, program, ...rest];

if (process.features.typescript) {
  await import(pathToFileURL(program).href);
} else if (isLight) {
  const require = createRequire(import.meta.url);
  require('tsx/cjs');
  require(program);
} else {
  await import('tsx');
  await import(pathToFileURL(program).href);
}
