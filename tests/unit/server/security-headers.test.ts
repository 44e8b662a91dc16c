import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sonnerStyleHashes } from '#platform/http/security-headers.ts';

const sonner = 'node_modules/sonner/dist/index.mjs';
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the policy of pages allows the styles that the installed sonner inserts', async () => {
  const code = await readFile(sonner, 'utf8');
  const inserted = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(code)?.[1];
  expect(inserted, 'sonner inserts styles; otherwise delete their hashes').toBeDefined();
  expect(sonnerStyleHashes).toEqual([sha256(''), sha256(JSON.parse(inserted ?? '') as string)]);
});
