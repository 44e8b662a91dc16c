import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The sites of partners, built with their own tools: npm ci in packages first. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/support/start-app.ts',
  outputDir: '../../.tmp/e2e/hosts',
});
