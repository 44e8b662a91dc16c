import type { AnyStateMachine } from 'xstate';
import { findEventOrigins } from '../possible-events.ts';
import { listNodes } from '../structure.ts';

/** Test runners that `init` writes a test for. */
export const runners = {
  vitest: { from: 'vitest', ending: '.test', play: 'npx vitest run' },
  jest: { from: '@jest/globals', ending: '.test', play: 'npx jest' },
  node: { from: 'node:test', ending: '.test', play: 'node --test' },
  playwright: { from: '@playwright/test', ending: '.spec', play: 'npx playwright test' },
  cypress: { from: '', ending: '.cy', play: 'npx cypress run --spec' },
} as const;
export type Runner = keyof typeof runners;

/** How the files of a project import each other. */
export type ModuleKind = 'import' | 'require';

/** Writes the import of names, or of a default export. */
function importLine(kind: ModuleKind, what: string, from: string): string {
  if (kind === 'import') return `${['import', what].join(' ')} from '${from}';`;
  return `const ${what.replaceAll(' as ', ': ')} = require('${from}');`;
}

/** The source of a model that says what a machine itself does not. */
export function formatModelSource(
  machine: AnyStateMachine,
  { name, from, kind }: { name: string; from: string; kind: ModuleKind },
): string {
  const origins = [...findEventOrigins(machine).values()];
  const events = origins.flatMap((origin) => (origin.kind === 'event' ? [origin.type] : []));
  const actors = new Set(origins.flatMap((origin) => ('actor' in origin ? [origin.actor] : [])));
  const source = name === 'default' ? 'machine' : name;
  const isDefaultImport = name === 'default' && kind === 'import';
  const imported = isDefaultImport
    ? source
    : `{ ${name === 'default' ? 'default as machine' : name} }`;
  const declared = kind === 'import' ? 'export const model' : 'exports.model';
  return `${importLine(kind, '{ modelFor }', 'xstate-paths')}
${importLine(kind, imported, from)}

/** What the machine itself does not say. */
${declared} = modelFor(${source}, {
  // The machine's input for each start.
  starts: { 'the start': undefined },
  // The payloads to try, for each event: enough that each guard passes once and refuses once,
  // as in 'coin.inserted': [{ cents: 100 }, { cents: 200 }].
  events: {
${events.map((type) => `    ${key(type)}: [{}],`).join('\n')}
  },
  // What actors answer, and fail with, by the \`src\` of their invocation.
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

/** What a test imports to play a model on the machine's own actor, and how it creates this actor. */
function actorSources(machine: AnyStateMachine, kind: ModuleKind, from: string) {
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
  return {
    /** The imports, of which some names depend on the runner. */
    imports: (names: string) => `${importLine(kind, `{ ${xstate.join(', ')} }`, 'xstate')}
${importLine(kind, `{ ${names} }`, 'xstate-paths')}
${importLine(kind, '{ model }', from)}`,
    never:
      named.size > 0
        ? '\n// The steps of a path decide when actors settle.\nconst never = fromPromise(() => new Promise(() => {}));\n'
        : '',
    create: `createActor(model.machine${provided}, {
      clock: new SimulatedClock(),
      input: model.starts[path.start],
    }).start()`,
  };
}

/** The source of a test that plays a tour of a model on the machine's own actor. */
export function formatTestSource(
  machine: AnyStateMachine,
  { from, runner, kind }: { from: string; runner: Exclude<Runner, 'cypress'>; kind: ModuleKind },
): string {
  const { imports, never, create } = actorSources(machine, kind, from);
  const isNode = runner === 'node';
  const tests = isNode
    ? `${importLine(kind, 'assert', 'node:assert/strict')}\n${importLine(kind, '{ test }', 'node:test')}`
    : importLine(kind, '{ expect, test }', runners[runner].from);
  const equal = (actual: string, expected: string) =>
    isNode ? `assert.deepEqual(${actual}, ${expected})` : `expect(${actual}).toEqual(${expected})`;
  return `${tests}
${imports('checkModel, measureCoverage, findPaths, playPath')}

test('the model fits the machine, and every invariant holds', () => {
  ${equal('checkModel(model)', '[]')};
});

const { paths } = findPaths(model, 'tour');

test('the tour takes every transition', () => {
  ${equal('measureCoverage(model, paths).transitions.missing', '[]')};
});
${never}
for (const path of paths) {
  test(\`path \${path.id}: \${path.steps.length} steps\`, async () => {
    // This plays on the machine's own actor. To test your app, let \`act\` do what the user, the
    // server or the clock does, and \`expectState\` look at what is shown.
    const actor = ${create};
    await playPath(path, {
      act: (event) => actor.send(event),
      expectState: ({ value }) => ${equal('actor.getSnapshot().value', 'value')},
    });
  });
}
`;
}

/** The source of a Cypress spec that does the same, in the browser and with the queue of Cypress. */
export function formatCypressSource(machine: AnyStateMachine, from: string): string {
  const { imports, never, create } = actorSources(machine, 'import', from);
  return `/// <reference types="cypress" />
${imports('checkModel, measureCoverage, findPaths')}

it('the model fits the machine, and every invariant holds', () => {
  expect(checkModel(model)).to.deep.equal([]);
});

const { paths } = findPaths(model, 'tour');

it('the tour takes every transition', () => {
  expect(measureCoverage(model, paths).transitions.missing).to.deep.equal([]);
});
${never}
for (const path of paths) {
  it(\`path \${path.id}: \${path.steps.length} steps\`, () => {
    // This plays on the machine's own actor. To test your app, visit it here.
    const actor = ${create};
    expect(actor.getSnapshot().value).to.deep.equal(path.from.value);

    for (const { event, label, to } of path.steps) {
      // Cypress queues commands, and those in these functions, and runs them in this order.
      cy.log(label).then(() => {
        // For your app: do what the user, the server or the clock does.
        actor.send(event);
      });
      cy.then(() => {
        // For your app: look at what is shown.
        expect(actor.getSnapshot().value).to.deep.equal(to.value);
      });
    }
  });
}
`;
}

/** The source of a configuration for Cypress, which does not start without one. */
export const cypressConfigSource = `${importLine('import', '{ defineConfig }', 'cypress')}

export default defineConfig({
  e2e: {
    // Where your app runs, for cy.visit('/').
    baseUrl: null,
    supportFile: false,
  },
});
`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
