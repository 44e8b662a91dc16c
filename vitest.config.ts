import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one processor idle; on two that is half the machine.
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/support/seed-properties.ts'],
    // `npm test` plays the files that begin with `@module-tag essential`.
    tags: [{ name: 'essential' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          // Each parses every source file.
          testTimeout: 60_000,
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
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 60_000,
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
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
