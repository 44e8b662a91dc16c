#!/usr/bin/env node
import { printError, runCommandLine, type Commands } from './commands/command-line.ts';
import { loadProject } from './commands/load-project.ts';
import type { Project } from './commands/project.ts';

const call = 'npx xstate-paths';
const commands: Commands = {
  init: async () => (await import('./commands/init.ts')).initCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  paths: async () => (await import('./commands/paths.ts')).pathsCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  diff: async () => (await import('./commands/diff.ts')).diffCommand,
  mutate: async () => (await import('./commands/mutate.ts')).mutateCommand,
  studio: async () => (await import('./commands/studio.ts')).studioCommand,
  observe: async () => (await import('./commands/observe.ts')).observeCommand,
  models: async () => (await import('./commands/models.ts')).modelsCommand,
};

const noProject: Project = {
  call,
  models: [],
  traces: { folder: '', models: [], survivors: {} },
};
const argv = process.argv.slice(2);
const isInit = argv[0] === 'init';
runCommandLine(commands, call, argv, async (rest) =>
  isInit ? { project: noProject, rest } : loadProject(call, rest),
).then(
  (code) => (process.exitCode = code),
  (error: unknown) => (process.exitCode = printError(error)),
);
