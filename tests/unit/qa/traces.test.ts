import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatTraces } from '#xstate-paths';
import { diffCommand } from '#xstate-paths/commands/diff.ts';
import { mutateCommand } from '#xstate-paths/commands/mutate.ts';
import { committedTraces, currentTraces } from '#xstate-paths/commands/trace-files.ts';
import { project } from '#qa/project.ts';
import { traceModelFile, traceModels } from '#qa/traces/models.ts';
import { createSourceReader } from '#xstate-paths/mutate/source-digest.ts';

describe.each(traceModels.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('does what its committed traces say', () => {
    // `npm run qa -- diff` shows the first difference, `--write` accepts all.
    expect(formatTraces(currentTraces(model).traces)).toBe(
      formatTraces(committedTraces(project, model)),
    );
  });

  test('is made by a file of its name, whose imports decide about its mutants', () => {
    const files = createSourceReader().listFiles([traceModelFile(model)]);
    expect(files.length).toBeGreaterThan(10);
    expect(files).toContain(path.resolve('packages/xstate-paths/src/model-for.ts'));
  });
});

async function printed(run: (print: (text: string) => void) => Promise<number>) {
  const lines: string[] = [];
  const code = await run((line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

test('the commands print each machine, and end with 0 when nothing fell or changed', async () => {
  const diff = await printed((print) => diffCommand.run(['inquiry'], print, project));
  expect(diff).toEqual({ code: 0, text: 'inquiry          as committed' });
  const mutate = await printed((print) => mutateCommand.run(['inquiry'], print, project));
  expect(mutate.code).toBe(0);
  expect(mutate.text).toMatch(/^inquiry +\d+ +\d+ +0 +100.0 %$/m);
});

test('traces of an unknown machine are refused with a list of the known ones', async () => {
  await expect(diffCommand.run(['door'], () => undefined, project)).rejects.toThrow(
    'There are no traces of "door". There are those of: auth, onboarding',
  );
});
