import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  findDeviation,
  findPaths,
  findImpact,
  parsePathSet,
  type AnyPathModel,
} from '#xstate-paths';
import { impactCommand } from '#qa/commands/impact.ts';
import { machinesAt } from '#qa/impact/machines-at.ts';
import { models } from '#qa/models.ts';
import { project } from '#qa/project.ts';

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

// Loads the machines of twenty commits: half a minute.
test.runIf(process.env['TEST_MORE'])(
  'of the last commits that changed machines, every path is named that ends otherwise',
  { timeout: 300_000 },
  async () => {
    const log = ['log', '-10', '--no-merges', '--format=%H', '--', 'machines'];
    const { stdout } = await promisify(execFile)('git', log);
    const compared: string[] = [];
    const missed: string[] = [];
    for (const commit of stdout.trim().split('\n')) {
      const before = await machinesAt(`${commit}^`);
      const after = await machinesAt(commit);
      for (const today of models) {
        const [old, machine] = [before, after].map((all) => all.get(today.machine.id));
        // Today's models fit the machines of then as far as these had the same events.
        if (!old || !machine || !fits(today, machine)) continue;
        // Nor must what was wrong then hold.
        const model = { ...today, machine, invariants: {} };
        const { paths } = findPaths(model, 'tour', { cover: 'pairs' });
        const named = new Set(findImpact(model, old, paths).paths.map(({ path }) => path.id));
        // Not by the code of the comparison: XState itself follows the path on the older machine.
        const others = paths.filter((path) => findDeviation({ ...model, machine: old }, path));
        compared.push(...paths.map(({ id }) => id));
        missed.push(...others.flatMap(({ id }) => (named.has(id) ? [] : [`${commit} ${id}`])));
      }
    }
    expect(missed).toEqual([]);
    expect(compared.length).toBeGreaterThan(0);
  },
);

function fits(model: AnyPathModel<never>, machine: AnyStateMachine): boolean {
  try {
    return findPaths({ ...model, machine, invariants: {} }, 'tour').paths.length > 0;
  } catch {
    return false;
  }
}
