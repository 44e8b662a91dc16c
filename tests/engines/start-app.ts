import type { TestProject } from 'vitest/node';
import { startApp } from '#qa/run/start-app.ts';
import { engines } from './engines.ts';
import { packages } from './packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
  }
}

/** Starts the built app once for all engines, where there is one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (engines.some(({ isMissing }) => !isMissing)) packages.install();
  const { url, stop } = await startApp();
  project.provide('appUrl', url);
  return stop;
}
