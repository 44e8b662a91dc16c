import { printError, runCommandLine, type Commands } from '#xstate-paths/commands/command-line.ts';
import { call, project } from './project.ts';
import { Stopped } from './run/stop-signal.ts';

const commands: Commands = {
  run: async () => (await import('./commands/run.ts')).runCommand,
  nightly: async () => (await import('./commands/nightly.ts')).nightlyCommand,
  plant: async () => (await import('./commands/plant.ts')).plantCommand,
  paths: async () => (await import('#xstate-paths/commands/paths.ts')).pathsCommand,
  report: async () => (await import('./commands/report.ts')).reportCommand,
  compare: async () => (await import('#xstate-paths/commands/compare.ts')).compareCommand,
  check: async () => (await import('#xstate-paths/commands/check.ts')).checkCommand,
  diff: async () => (await import('#xstate-paths/commands/diff.ts')).diffCommand,
  impact: async () => (await import('./commands/impact.ts')).impactCommand,
  mutate: async () => (await import('#xstate-paths/commands/mutate.ts')).mutateCommand,
  studio: async () => (await import('#xstate-paths/commands/studio.ts')).studioCommand,
  models: async () => (await import('#xstate-paths/commands/models.ts')).modelsCommand,
};

runCommandLine(commands, call, process.argv.slice(2), async (rest) => ({ project, rest })).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof Stopped) {
      process.stderr.write(`${error.message}\n`);
      // Steps under way would go on waiting for a page that is gone.
      process.exit(error.exitCode);
    }
    process.exitCode = printError(error);
  },
);
