import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '#contract/calls.ts';

const target = path.resolve(import.meta.dirname, '../contract/endpoints.gen.ts');

/** The source of contract/endpoints.gen.ts: method and path of each call, without its schemas. */
export function renderEndpoints(): string {
  const lines = Object.entries(calls).map(
    ([id, call]) => `  ${id}: { method: '${call.method}', path: '${call.path}' },\n`,
  );
  return `// Written from contract/calls.ts by \`npm run build\`, and checked by a test. Do not edit.

/**
 * Method and path of every call. The first load of the app has these alone: the schemas need ArkType,
 * which loads with the first answer.
 */
export const endpoints = {
${lines.join('')}} as const;

export type EndpointId = keyof typeof endpoints;
`;
}

/** Writes the file when a call has changed, so that an unchanged one does not look new to the build. */
export function writeEndpoints(): void {
  const source = renderEndpoints();
  if (readFileSync(target, 'utf8') !== source) writeFileSync(target, source);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeEndpoints();
