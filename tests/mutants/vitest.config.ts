import { defineConfig } from 'vitest/config';

/** The unit tests alone: with a database, every mutant would take minutes. */
export default defineConfig({
  test: {
    setupFiles: ['tests/support/seed-properties.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}'],
  },
});
