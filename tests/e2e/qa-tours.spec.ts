import { expect, test } from '@playwright/test';
import { measureCoverage, explore, findPaths } from '#xstate-paths';
import { modelNamed } from '#qa/models.ts';
import { testPaths } from '#qa/run/test-paths.ts';
import { formatCosts } from '#qa/run/format-results.ts';

const phone = { colorScheme: 'light', viewport: { width: 390, height: 844 } } as const;
const desktop = { colorScheme: 'dark', viewport: { width: 1280, height: 800 } } as const;
const tours = [
  { name: 'auth', looks: { desktop } },
  { name: 'image-upload', looks: { desktop } },
  { name: 'onboarding', looks: { phone, desktop } },
  { name: 'inquiry', looks: { phone } },
  { name: 'applicant', looks: { phone } },
  { name: 'looking-together', looks: { phone } },
  { name: 'map', looks: { desktop } },
  { name: 'push', looks: { phone } },
];

for (const { name, looks } of tours) {
  const model = modelNamed(name);
  const graph = explore(model);
  const set = findPaths(model, 'tour', {}, graph);

  test(`the tour of ${name} sees every state and takes every transition`, () => {
    const { states, transitions, guards } = measureCoverage(model, set.paths);
    console.info(
      `${name}: ${states.covered} of ${states.all} states, ` +
        `${transitions.covered} of ${transitions.all} transitions, ` +
        `${guards.covered} of ${guards.all} guards both ways, in Chromium\n${formatCosts(graph)}`,
    );
    expect(states.missing).toEqual([]);
    expect(transitions.missing).toEqual([]);
  });
  for (const [words, look] of Object.entries(looks)) {
    test.describe(`on a ${words}`, () => testPaths(set, look));
  }
}
