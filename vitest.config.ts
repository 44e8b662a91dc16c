import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { AlikeTogether } from './tests/support/alike-together.ts';

export default defineConfig({
  test: {
    // Vitest leaves one processor idle; on two that is half the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: AlikeTogether },
    setupFiles: ['tests/support/clean-process.ts', 'tests/support/seed-properties.ts'],
    // Files of one process share these.
    unstubGlobals: true,
    restoreMocks: true,
    // `npm test` plays the files that begin with `@module-tag essential`, without their long tests.
    tags: [{ name: 'essential' }, { name: 'long' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.ts'],
          testTimeout: 60_000,
          // As long as of tests: both are for what hangs on a busy machine.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          // Each parses every source file.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          // Copies the project, builds it and checks its types.
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/{api,model}/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // A busy machine takes five times as long as a quiet one: the limit is for what hangs.
          testTimeout: 90_000,
          // Some fill tables with 100,000 rows, which busy machines take over a minute for.
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          isolate: false,
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // 200 rounds take up to 20 seconds, and a busy machine ten times as long.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/start-app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
