import { expect, test } from 'vitest';
import { findPaths } from '#xstate-paths';
import { doorModel } from '#xstate-paths/examples/door.ts';
import { toPlaywright } from '#qa/formats/playwright.ts';

test('the Playwright spec plays exactly these paths', () => {
  const set = findPaths(doorModel, 'events', { events: ['turned', 'pushed'] });
  const spec = toPlaywright(set, doorModel);
  expect(spec).toMatch(/^import \{ testPaths \} from '#qa\/run\/test-paths.ts';$/m);
  expect(spec).toContain(`"id": "${set.paths[0]?.id}"`);
});
