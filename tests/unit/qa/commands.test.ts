import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { models } from '#qa/models.ts';
import { project } from '#qa/project.ts';
import {
  explore,
  findPaths,
  measureCoverage,
  parsePathSet,
  type AnyPathModel,
} from '#xstate-paths';
import { compareCommand } from '#xstate-paths/commands/compare.ts';
import { modelsCommand } from '#xstate-paths/commands/models.ts';
import { pathsCommand, strategyOptions } from '#xstate-paths/commands/paths.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const qa = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'qa/cli.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

async function saidBy(command: typeof pathsCommand, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  expect(await command.run(args, (line) => lines.push(line), project)).toBe(0);
  return lines.join('\n');
}

test('an unknown command exits with 2, and the known ones are listed, as are models', async () => {
  const unknown = qa('walk');
  expect(unknown.status).toBe(2);
  expect(unknown.stdout).toMatch(/no command "walk"[^]*npm run qa -- paths/);
  await expect(saidBy(pathsCommand, 'nobody')).rejects.toThrow(
    `There is no model "nobody". There are: ${models.map(({ name }) => name).join(', ')}`,
  );
});

test('invalid and unknown options are refused with the reason', async () => {
  expect(() => strategyOptions({ seed: 'x' })).toThrow('--seed takes a whole number, not "x"');
  expect(() => strategyOptions({ events: '{' })).toThrow('--events takes a JSON list');
  expect(strategyOptions({ 'max-paths': '5', events: '["a"]' })).toEqual({
    maxPaths: 5,
    events: ['a'],
  });
  await expect(pathsCommand.run(['--color', 'red'], () => undefined, project)).rejects.toThrow(
    /--color[^]*npm run qa -- paths/,
  );
});

test.each(models.map(({ name }) => name))(
  '%s is listed, its paths come in JSON, one by its id',
  async (name) => {
    expect(await saidBy(modelsCommand)).toContain(name);
    const set = parsePathSet(await saidBy(pathsCommand, name, '--format', 'json'));
    const [first] = set.paths;
    const one = await saidBy(pathsCommand, name, '--format', 'json', '--path', first?.id ?? '');
    expect(parsePathSet(one).paths).toEqual([first]);
    await expect(saidBy(pathsCommand, name, '--path', 'zz')).rejects.toThrow(first?.id ?? '');
    await expect(saidBy(pathsCommand, name, '--strategy', 'best')).rejects.toThrow(
      /tour[^]*shortest/,
    );
  },
);

// XState's TestModel compares all its paths with each other, which takes long for many edges.
const isCompared = (model: AnyPathModel<never>) =>
  Boolean(process.env['TEST_ALL_EXAMPLES']) || explore(model).edges.length <= 300;

test.each(models.filter((model) => !isCompared(model)))('a tour of $name covers all', (model) => {
  const { states, transitions } = measureCoverage(model, findPaths(model, 'tour').paths);
  expect([...states.missing, ...transitions.missing]).toEqual([]);
});

test.each(models.filter(isCompared).map(({ name }) => name))(
  'a tour of %s covers all, in no more steps than the TestModel',
  async (name) => {
    const said = await saidBy(compareCommand, name);
    console.info(said);
    expect(said).toMatch(/^tour .* (\d+) of \1 \(100 %\) +(\d+) of \2 \(100 %\)/m);
    const ratios = [...said.matchAll(/ (\d+\.\d\d)/g)].map(([, ratio]) => Number(ratio));
    expect(ratios).toHaveLength(2);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1);
  },
);
