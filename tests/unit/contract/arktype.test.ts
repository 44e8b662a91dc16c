import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const recordGeneratedCode = `
const generated = [];
globalThis.Function = new Proxy(Function, {
  construct(target, given, newTarget) {
    generated.push(given);
    return Reflect.construct(target, given, newTarget);
  },
});
const { configure } = await import('arktype/config');
configure({ jitless: true });
const { type } = await import('arktype');
type({ name: 'string' })({ name: 1 });
console.info(JSON.stringify(generated));
`;

// When this fails because nothing is generated, delete scripts/vite/arktype-csp.ts and its record.
test('ArkType still tries to generate code when it is imported, whatever its configuration', () => {
  const printed = execFileSync('node', ['--input-type=module', '--eval', recordGeneratedCode]);
  expect(JSON.parse(printed.toString())).toEqual([['return false']]);
});
