import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authMachine } from '#machines/auth.machine.ts';
import { describeTransitions, documentPath, withCurrentTable } from '#scripts/describe-machine.ts';

test('the document lists exactly the machine’s transitions', () => {
  const document = readFileSync(documentPath, 'utf8');
  expect(withCurrentTable(document), 'run: npx tsx scripts/describe-machine.ts').toBe(document);
});

test('the list names each state, and each transition once', () => {
  const rows = describeTransitions(authMachine);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(Object.keys(authMachine.states)));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { state, event, target } of rows) {
    expect(target, `${state} ${event}`).toMatch(/^(\w+|\(stays\))$/);
  }
});

test('every transition with siblings for its event has a description', () => {
  const rows = describeTransitions(authMachine);
  for (const row of rows) {
    const alike = rows.filter(({ state, event }) => state === row.state && event === row.event);
    expect(new Set(alike.map(({ when }) => when)).size, `${row.state} ${row.event}`).toBe(
      alike.length,
    );
  }
});
