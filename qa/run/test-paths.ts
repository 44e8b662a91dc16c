import { mkdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { assertSameMachine, type PathSet } from '#xstate-paths';
import { modelNamed } from '../models.ts';
import { playPath } from './play-path.ts';
import type { WorldOptions } from './world.ts';
import { formatFailure } from './format-results.ts';

/**
 * Declares a test for each path of the set. The tests play on the app at APP_URL, which keeps its
 * data in APP_DATA_DIR.
 */
export function testPaths(
  set: PathSet,
  look: Pick<WorldOptions, 'viewport' | 'colorScheme'> = {},
): void {
  const model = modelNamed(set.model);
  assertSameMachine(set, model);
  // Within one worker, each screen is checked once for all paths.
  const checkedScreens = new Set<string>();
  for (const path of set.paths) {
    test(`${set.model} ${path.id}: ${path.steps.length} steps`, async ({ browser }, info) => {
      // Long, because a busy machine is no fault: a path that hangs ends at the limit of its step.
      test.setTimeout(120_000 + path.steps.length * 5000);
      await mkdir(info.outputDir, { recursive: true });
      const played = await playPath(browser, model, path, {
        url: process.env['APP_URL'] ?? 'http://localhost:3000',
        dataDir: process.env['APP_DATA_DIR'],
        folder: info.outputDir,
        screenshots: false,
        checkedScreens,
        ...look,
      });
      expect(played.outcome, formatFailure(model, path, played)).toBe('passed');
    });
  }
}
