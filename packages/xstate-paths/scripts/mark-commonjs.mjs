import { writeFileSync } from 'node:fs';

// The package is of modules; Node.js reads the files below as CommonJS because of this one.
writeFileSync(new URL('../dist/cjs/package.json', import.meta.url), '{ "type": "commonjs" }\n');
