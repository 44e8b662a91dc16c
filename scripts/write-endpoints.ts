import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '#contract/calls.ts';

const contract = path.resolve(import.meta.dirname, '../contract');
const origin =
  '// Written from contract/calls.ts by `npm run build`, and checked by a test. Do not edit.';

/** The source of contract/endpoints.gen.ts: method and path of each call, without its schemas. */
export function renderEndpoints(): string {
  const lines = Object.entries(calls).map(
    ([id, call]) => `  ${id}: { method: '${call.method}', path: '${call.path}' },\n`,
  );
  return `${origin}

/**
 * Method and path of every call. The first load of the app has these alone: the schemas need ArkType,
 * which loads with the first answer.
 */
export const endpoints = {
${lines.join('')}} as const;

export type EndpointId = keyof typeof endpoints;
`;
}

/** The source of contract/call-files.gen.ts: how to load the calls of each file, without the others. */
export async function renderCallFiles(): Promise<string> {
  const source = readFileSync(path.join(contract, 'calls.ts'), 'utf8');
  const files: string[] = [];
  for (const [, names = '', file = ''] of source.matchAll(/^import \{ (.+) \} from '(\..+)';$/gm)) {
    const exported = (await import(path.join(contract, file))) as Record<string, object>;
    for (const name of names.split(', ').filter((each) => each.endsWith('Calls'))) {
      const ids = Object.keys(exported[name] ?? {}).map((id) => `'${id}'`);
      files.push(
        `  {\n    ids: [${ids.join(', ')}],\n    load: async () => (await import('${file}')).${name},\n  },\n`,
      );
    }
  }
  return `${origin}
import type { Call } from './call.ts';
import type { EndpointId } from './endpoints.gen.ts';

interface CallFile {
  ids: readonly EndpointId[];
  load: () => Promise<Readonly<Record<string, Call>>>;
}

/**
 * The files of the calls, each to be loaded by itself: to make the schemas of all calls keeps a phone
 * busy for seconds.
 */
export const callFiles: readonly CallFile[] = [
${files.join('')}];
`;
}

/** Writes both files when a call has changed, so that unchanged ones do not look new to the build. */
export async function writeEndpoints(): Promise<void> {
  writeChanged('endpoints.gen.ts', renderEndpoints());
  writeChanged('call-files.gen.ts', await renderCallFiles());
}

function writeChanged(name: string, source: string): void {
  const file = path.join(contract, name);
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeEndpoints();
