import path from 'node:path';
import type { StudioOptions } from '#xstate-paths/studio/studio-options.ts';
import { appTokens } from './report/app-tokens.ts';
import { resultsFolder } from './results.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The studio in the app's colors, playing paths with `run`. */
export const studioOptions: Omit<StudioOptions, 'port'> = {
  styles: appTokens(),
  play: (model, file) => ({ command: playCommand(model, file), cwd: root }),
  screenshots: resultsFolder,
  // The page's script is TypeScript here, and JavaScript in the package.
  async compile(source, file) {
    const { transformWithOxc } = await import('vite');
    return (await transformWithOxc(source, file, { lang: 'ts' })).code;
  },
};

/** APP_URL names an app that is running already; without it, each run starts its own. */
function playCommand(model: string, file: string): string[] {
  const run = ['--import', 'tsx', 'qa/cli.ts', 'run', model, '--file', file, '--progress'];
  const url = process.env['APP_URL'];
  return [process.execPath, ...run, ...(url === undefined ? [] : ['--url', url])];
}
