import path from 'node:path';

/** The folder of package.json; every path to a file of the project starts here. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Runs a TypeScript file as a child process: `node launcher [--light] file.ts`. */
export const launcher = path.join(projectRoot, 'scripts/node.mjs');
