import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { findEventOrigins } from '../possible-events.ts';
import { listNodes } from '../structure.ts';
import { UsageError } from '../usage-error.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { load, loadProject, machinesIn } from './load-project.ts';
import { parseCommand } from './parse-command.ts';

export const initCommand: Command = {
  usage:
    'init FILE [--machine NAME] [--force]\n' +
    '                                writes a model and a test for the machine that a file exports',
  async run(args, print, { call }) {
    const { positionals, values } = parseCommand(args, `${call} ${initCommand.usage}`, {
      machine: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const [file] = positionals;
    if (file === undefined) {
      throw new UsageError(`Which file exports the machine?\n\n${call} ${initCommand.usage}`);
    }
    const [name, machine] = machineNamed(machinesIn(await load(file)), file, values.machine);
    const { base, dir, ext } = splitExportPath(file);
    const model = path.join(dir, `${base}.model${ext}`);
    const test = path.join(dir, `${base}.paths.test${ext}`);
    const isThere = [model, test].filter((each) => existsSync(each));
    if (isThere.length > 0 && !values.force) {
      throw new UsageError(`${isThere.join(' and ')} would be overwritten; --force does it.`);
    }
    const importedExt = importedEnding(dir, ext);
    const source = `./${path.basename(file, ext)}${importedExt}`;
    writeFileSync(model, modelSource(machine, name, source));
    const runner = hasVitest(dir) ? 'vitest' : 'node:test';
    writeFileSync(test, testSource(machine, `./${base}.model${importedExt}`, runner));
    print(`Written: ${model}, ${test}\n`);
    const { project } = await loadProject(call, ['--model', model]);
    const code = await checkCommand.run([], print, project);
    const play = runner === 'vitest' ? `npx vitest run ${test}` : `node --test ${test}`;
    print(
      code === 0
        ? `\nNext: ${play}`
        : `\nNext: complete ${model}, then ${call} check ${model}, then ${play}`,
    );
    return 0;
  },
};

function machineNamed(
  machines: ReadonlyMap<string, AnyStateMachine>,
  file: string,
  wanted: string | undefined,
): [name: string, machine: AnyStateMachine] {
  const [only, ...others] = machines;
  const found = wanted === undefined ? undefined : machines.get(wanted);
  if (wanted !== undefined && found) return [wanted, found];
  if (!only) throw new UsageError(`${file} exports no machine.`);
  if (wanted === undefined && others.length === 0) return only;
  const names = [...machines.keys()].toSorted().join(', ');
  throw new UsageError(`Which machine of ${file}? --machine takes one of: ${names}`);
}

/** `coffee.machine.ts` is about `coffee`. */
function splitExportPath(file: string) {
  const { name, dir, ext } = path.parse(file);
  return { dir, ext, base: name.replace(/[.-]machine$/, '') };
}

const hasVitest = (dir: string): boolean => readNearest(dir, 'package.json').includes('"vitest"');

/** TypeScript allows imports of `.ts` only where it is told to. */
function importedEnding(dir: string, ext: string): string {
  const config = readNearest(dir, 'tsconfig.json');
  const isAllowed = /"(allowImportingTs|rewriteRelativeImport)Extensions"/.test(config);
  return config === '' || isAllowed ? ext : ext.replace('ts', 'js');
}

/** Reads a file of a folder or of the nearest one above; empty if there is none. */
function readNearest(dir: string, name: string): string {
  for (let folder = path.resolve(dir); ; folder = path.dirname(folder)) {
    const file = path.join(folder, name);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (folder === path.dirname(folder)) return '';
  }
}

function modelSource(machine: AnyStateMachine, name: string, from: string): string {
  const origins = [...findEventOrigins(machine).values()];
  const events = origins.flatMap((origin) => (origin.kind === 'event' ? [origin.type] : []));
  const actors = new Set(origins.flatMap((origin) => ('actor' in origin ? [origin.actor] : [])));
  const source = name === 'default' ? 'machine' : name;
  const imported = name === 'default' ? source : `{ ${source} }`;
  return `${importLine('{ modelFor }', 'xstate-paths')}
${importLine(imported, from)}

/** What the machine itself does not say. */
export const model = modelFor(${source}, {
  // The machine's input for each start.
  starts: { 'the start': undefined },
  // The payloads to try, for each event: enough that each guard passes once and refuses once.
  events: {
${events.map((type) => `    ${key(type)}: [{}],`).join('\n')}
  },
  // What actors answer, and fail with.
  outcomes: {
${[...actors].map((actor) => `    ${key(actor)}: { done: [undefined], error: [null] },`).join('\n')}
  },
  // The part of the context that decides what can happen next. With counters, ids or dates in it,
  // there are too many situations.
  distinguish: (context) => context,
  // What must hold after every step: 'no coffee without money': ({ snapshot }) => ...
  invariants: {},
  // States and transitions that no path can reach, by name, with the reason.
  leftOut: {},
});
`.replaceAll(/^ {2}(events|outcomes): \{\n\n {2}\},\n/gm, '  $1: {},\n');
}

function testSource(machine: AnyStateMachine, from: string, runner: string): string {
  const named = new Set(
    listNodes(machine).flatMap(({ invoke }) =>
      invoke.flatMap(({ src }) =>
        typeof src === 'string' && !src.startsWith('xstate.invoke.') ? [src] : [],
      ),
    ),
  );
  const actors = [...named].map((src) => `${key(src)}: never`).join(', ');
  const provided = named.size > 0 ? `.provide({ actors: { ${actors} } })` : '';
  const xstate = ['createActor', ...(named.size > 0 ? ['fromPromise'] : []), 'SimulatedClock'];
  return `${importLine('assert', 'node:assert')}
${importLine('{ test }', runner)}
${importLine(`{ ${xstate.join(', ')} }`, 'xstate')}
${importLine('{ checkModel, measureCoverage, findPaths, playPath }', 'xstate-paths')}
${importLine('{ model }', from)}

test('the model fits the machine, and every invariant holds', () => {
  assert.deepEqual(checkModel(model), []);
});

const { paths } = findPaths(model, 'tour');

test('the tour takes every transition', () => {
  assert.deepEqual(measureCoverage(model, paths).transitions.missing, []);
});
${named.size > 0 ? '\n// The steps of a path decide when actors settle.\nconst never = fromPromise(() => new Promise(() => {}));\n' : ''}
for (const path of paths) {
  test(\`path \${path.id}: \${path.steps.length} steps\`, async () => {
    // This plays on the machine's own actor. To test your app, let \`act\` do what the user, the
    // server or the clock does, and \`expectState\` look at what is shown.
    const actor = createActor(model.machine${provided}, {
      clock: new SimulatedClock(),
      input: model.starts[path.start],
    }).start();
    await playPath(path, {
      act: (event) => actor.send(event),
      expectState: ({ value }) => assert.deepEqual(actor.getSnapshot().value, value),
    });
  });
}
`;
}

const importLine = (what: string, from: string) => ['import', what, 'from', `'${from}';`].join(' ');
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
