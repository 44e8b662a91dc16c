import type { TestProject } from 'vitest/node';
import { startApp } from '#qa/run/start-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
  }
}

/** Starts the built app once for all engines. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startApp();
  project.provide('appUrl', url);
  return stop;
}
