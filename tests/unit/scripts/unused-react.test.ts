import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { unusedReact } from '#scripts/vite/unused-react.ts';

const file = path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js');

function withoutUnused(code: string): string {
  const { transform } = unusedReact() as Plugin & {
    transform: { handler(this: { parse: typeof parseAst }, code: string): { code: string } };
  };
  return transform.handler.call({ parse: parseAst }, code).code;
}

test('leaves view transitions and refs of fragments out of React DOM, and nothing else', async () => {
  const code = await readFile(file, 'utf8');
  const left = withoutUnused(code);
  expect(code.length - left.length).toBeGreaterThan(40_000);
  expect(left).not.toMatch(/ownerDocument\.startViewTransition\(|FragmentInstance\.prototype/);
  const names = (text: string) => parseAst(text).body.filter(({ type }) => /^(Fun|Var)/.test(type));
  expect(names(left)).toHaveLength(names(code).length);
});

test('fails the build when React has renamed what is left out', async () => {
  const code = await readFile(file, 'utf8');
  const renamed = code.replaceAll('commitEnterViewTransitions', 'commitEntering');
  expect(() => withoutUnused(renamed)).toThrow(
    'react-dom has changed: no commitEnterViewTransitions',
  );
});
