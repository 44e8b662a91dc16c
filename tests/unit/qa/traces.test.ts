import { describe, expect, test } from 'vitest';
import { formatTraces } from '#xstate-paths';
import { diffCommand } from '#qa/commands/diff.ts';
import { mutateCommand } from '#qa/commands/mutate.ts';
import { committedTraces, currentTraces } from '#qa/traces/files.ts';
import { traceModels } from '#qa/traces/models.ts';

describe.each(traceModels.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('does what its committed traces say', () => {
    // `npm run qa -- diff` shows the first difference, `--write` accepts all.
    expect(formatTraces(currentTraces(model).traces)).toBe(formatTraces(committedTraces(model)));
  });
});

async function printed(run: (print: (text: string) => void) => Promise<number>) {
  const lines: string[] = [];
  const code = await run((line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

test('the commands print each machine, and end with 0 when nothing fell or changed', async () => {
  const diff = await printed((print) => diffCommand.run(['inquiry'], print));
  expect(diff).toEqual({ code: 0, text: 'inquiry          as committed' });
  const mutate = await printed((print) => mutateCommand.run(['inquiry'], print));
  expect(mutate.code).toBe(0);
  expect(mutate.text).toMatch(/^inquiry +\d+ +\d+ +0 +100.0 %$/m);
});

test('traces of an unknown machine are refused with a list of the known ones', async () => {
  await expect(diffCommand.run(['door'], () => undefined)).rejects.toThrow(
    'There are no traces of "door". There are those of: auth, onboarding',
  );
});
