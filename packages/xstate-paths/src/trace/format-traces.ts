import { traceVersion, type TraceLine, type Traces } from './trace.ts';

/** Writes traces as JSON lines, so that a changed step is a changed line. */
export function formatTraces({ model, tried, lines }: Traces): string {
  const head = { version: traceVersion, model, tried };
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads traces. Throws an error that says what is wrong. */
export function parseTraces(text: string): Traces {
  const [head, ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  const { version, model, tried } = Object(head) as Partial<Traces> & { version?: unknown };
  if (version !== traceVersion) {
    throw new Error(
      `Traces of version ${String(version)}; this tool reads version ${traceVersion}`,
    );
  }
  if (model === undefined || tried === undefined) throw new Error('The first line is not a head');
  return { model, tried, lines: lines as TraceLine[] };
}
