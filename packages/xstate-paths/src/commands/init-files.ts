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

/** The source of a test that plays a tour of a model on the machine's own actor. */
export function formatTestSource(
  machine: AnyStateMachine,
  { from, runner, kind }: { from: string; runner: Exclude<Runner, 'cypress'>; kind: ModuleKind },
): string {
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
  const names = '{ checkModel, measureCoverage, findPaths, playPath }';
  const isNode = runner === 'node';
  const tests = isNode
    ? `${importLine(kind, 'assert', 'node:assert/strict')}\n${importLine(kind, '{ test }', 'node:test')}`
    : importLine(kind, '{ expect, test }', runners[runner].from);
  const equal = (actual: string, expected: string) =>
    isNode ? `assert.deepEqual(${actual}, ${expected})` : `expect(${actual}).toEqual(${expected})`;
  return `${tests}
${importLine(kind, `{ ${xstate.join(', ')} }`, 'xstate')}
${importLine(kind, names, 'xstate-paths')}
${importLine(kind, '{ model }', from)}

test('the model fits the machine, and every invariant holds', () => {
  ${equal('checkModel(model)', '[]')};
});

const { paths } = findPaths(model, 'tour');

test('the tour takes every transition', () => {
  ${equal('measureCoverage(model, paths).transitions.missing', '[]')};
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
      expectState: ({ value }) => ${equal('actor.getSnapshot().value', 'value')},
    });
  });
}
`;
}

/**
 * The source of a Cypress spec. It runs in the browser, which finds no paths: it reads those that
 * the command line wrote.
 */
export const formatCypressSource = (
  fixture: string,
  command: string,
): string => `/// <reference types="cypress" />

// The paths are written by: ${command}
describe('paths', () => {
  it('are played', () => {
    cy.fixture('${fixture}').then(({ paths }) => {
      for (const { id, steps } of paths) {
        cy.log(\`path \${id}: \${steps.length} steps\`);
        cy.visit('/');
        for (const { event, to } of steps) {
          // Do what the user, the server or the clock does, and look at what is shown.
          cy.log(\`\${event.type}, then \${JSON.stringify(to.value)}\`);
        }
      }
    });
  });
});
`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
