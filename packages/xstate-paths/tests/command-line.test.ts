import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCommand } from '#xstate-paths/commands/check.ts';
import type { Command } from '#xstate-paths/commands/command.ts';
import { diffCommand } from '#xstate-paths/commands/diff.ts';
import { initCommand } from '#xstate-paths/commands/init.ts';
import { loadProject } from '#xstate-paths/commands/load-project.ts';
import { mutateCommand } from '#xstate-paths/commands/mutate.ts';
import { pathsCommand } from '#xstate-paths/commands/paths.ts';

const examples = path.resolve(import.meta.dirname, '../examples');
const call = 'npx xstate-paths';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'xstate-paths-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: Command, ...args: string[]) {
  const lines: string[] = [];
  const { project, rest } = await loadProject(call, args);
  const code = await command.run(rest, (line) => lines.push(line), project);
  return { code, text: lines.join('\n') };
}

test('a command works on the models of the file that it names, first or by --model', async () => {
  const door = path.join(examples, 'door.ts');
  const checked = await run(checkCommand, door);
  expect(checked).toEqual({ code: 0, text: 'door             fits: 5 situations, 8 edges' });
  expect(await run(checkCommand, '--model', door)).toEqual(checked);
  expect(
    (await run(pathsCommand, `--model=${door}`, '--to', 'open', '--strategy', 'to')).text,
  ).toMatch(/2 steps[^]*transitions/);
});

test('several models of a file are told apart by name', async () => {
  const shapes = path.join(examples, 'shapes.ts');
  await expect(run(pathsCommand, shapes)).rejects.toThrow(/Which model\? There are: /);
});

test('a file that is missing, exports no machine, or is not named, is refused', async () => {
  await expect(run(checkCommand, 'nowhere.js')).rejects.toThrow('no file "nowhere.js"');
  await expect(run(checkCommand)).rejects.toThrow('npx xstate-paths check machine.js');
  await expect(run(checkCommand, '--model')).rejects.toThrow('--model takes a file');
  const empty = path.join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const a = 1;');
  await expect(run(checkCommand, empty)).rejects.toThrow('exports no machine and no model');
});

test('check tells what a machine lacks that throws, and what is not its fault', async () => {
  const xstate = JSON.stringify(import.meta.resolve('xstate'));
  const write = (name: string, machine: string) => {
    const file = path.join(folder, name);
    writeFileSync(
      file,
      `import { assign, createMachine } from ${xstate};\nexport const machine = createMachine(${machine});`,
    );
    return file;
  };
  const payload = write(
    'payload.mjs',
    `{ id: 'payload', context: { a: 0 }, on: { load: { guard: ({ event }) => event.src.length > 0, actions: assign({ a: 1 }) } } }`,
  );
  expect((await run(checkCommand, payload)).text).toMatch(
    /^ {2}The machine "payload" fails in its root, step 1 \(the start → load\): .+\. Does "load" lack its payload in "events"\?$/m,
  );
  const input = write('input.mjs', `{ id: 'input', context: ({ input }) => ({ a: input.a }) }`);
  expect((await run(checkCommand, input)).text).toMatch(
    /fails at the start "the start": .+\. Does it need another input\?$/m,
  );
  const counter = write(
    'counter.mjs',
    `{ id: 'counter', context: { n: 0 }, on: { added: { actions: assign({ n: ({ context }) => context.n + 1 }) } } }`,
  );
  const { code, text } = await run(checkCommand, counter);
  expect(code).toBe(1);
  expect(text).toMatch(
    /^ {2}The model "counter" has more than 2000 situations\..+--max-situations N\)\.$/m,
  );
  expect(text).not.toContain('outcomes');
  const invariant = path.join(folder, 'invariant.mjs');
  writeFileSync(
    invariant,
    `import { doorModel } from ${JSON.stringify(path.join(examples, 'door.ts'))};
export const door = { ...doorModel, invariants: { x: ({ snapshot }) => snapshot.none.at } };`,
  );
  expect((await run(checkCommand, invariant)).text).toMatch(
    /Code of the model throws: Cannot read .+, at .+invariant\.mjs:2/,
  );
});

test('a config file lists models and says where the traces are', async () => {
  const config = path.join(folder, 'xstate-paths.config.mjs');
  writeFileSync(
    config,
    `import { doorModel } from ${JSON.stringify(path.join(examples, 'door.ts'))};
export default { models: [doorModel], traces: 'oracle', survivors: {} };`,
  );
  await expect(run(diffCommand, '--config', config)).rejects.toThrow(
    'There are no traces of "door" yet: npx xstate-paths diff door --write',
  );
  expect((await run(diffCommand, '--config', config, '--write')).text).toMatch(/door +\d+ lines/);
  expect((await run(diffCommand, '--config', config)).text).toBe('door             as committed');
  const mutants = await run(mutateCommand, '--config', config);
  expect(mutants.text).toMatch(/^door +\d+ +\d+/m);
});

test('init does not overwrite, and lists the machines of a file that has several', async () => {
  const noProject = {
    call,
    models: [],
    traces: { folder: '', models: [], survivors: {} },
  };
  const init = (...args: string[]) => initCommand.run(args, () => undefined, noProject);
  await expect(init()).rejects.toThrow('Which file exports the machine?');
  const machine = path.join(folder, 'light.mjs');
  writeFileSync(
    machine,
    `import { createMachine } from ${JSON.stringify(import.meta.resolve('xstate'))};
const states = { on: {} };
export const light = createMachine({ id: 'light', initial: 'on', states });
export const lamp = createMachine({ id: 'lamp', initial: 'on', states });`,
  );
  await expect(init(machine)).rejects.toThrow('--machine takes one of: lamp, light');
  writeFileSync(path.join(folder, 'light.model.mjs'), '');
  await expect(init(machine, '--machine', 'lamp')).rejects.toThrow(
    /light\.model\.mjs would be overwritten/,
  );
});
