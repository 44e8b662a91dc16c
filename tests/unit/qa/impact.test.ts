import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePathSet } from '#xstate-paths';
import { project } from '#qa/project.ts';
import { impactCommand } from '#qa/commands/impact.ts';

const said = async (...args: string[]) => {
  const lines: string[] = [];
  await impactCommand.run(args, (line) => lines.push(line), project);
  return lines.join('\n');
};

test('the paths that a change reaches are written as a file to play', async () => {
  const file = path.join(tmpdir(), `impact-${process.pid}.json`);
  try {
    const text = await said('HEAD', 'inquiry', '--out', file);
    const set = parsePathSet(readFileSync(file, 'utf8'));
    // What is not committed yet may differ.
    expect(text).toMatch(set.paths.length === 0 ? /^inquiry: / : (set.paths[0]?.id ?? ''));
  } finally {
    rmSync(file, { force: true });
  }
});

test('an unknown commit, and a file for several models, are refused', async () => {
  await expect(said('nope')).rejects.toThrow('There is no commit "nope"');
  await expect(said()).rejects.toThrow('Since which commit?');
  await expect(said('HEAD', '--out', 'x.json')).rejects.toThrow('name it too');
});
