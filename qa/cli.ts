import { UsageError } from '#xstate-paths';
import { type Command } from './command.ts';
import { Stopped } from './run/stop-signal.ts';

const commands: Record<string, () => Promise<Command>> = {
  run: async () => (await import('./commands/run.ts')).runCommand,
  paths: async () => (await import('./commands/paths.ts')).pathsCommand,
  report: async () => (await import('./commands/report.ts')).reportCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  diff: async () => (await import('./commands/diff.ts')).diffCommand,
  impact: async () => (await import('./commands/impact.ts')).impactCommand,
  mutate: async () => (await import('./commands/mutate.ts')).mutateCommand,
  models: async () => (await import('./commands/models.ts')).modelsCommand,
};
const print = (text: string) => process.stdout.write(`${text}\n`);

async function main([name, ...args]: string[]): Promise<number> {
  const load = commands[name ?? ''];
  if (load) return (await load()).run(args, print);
  const usages = await Promise.all(
    Object.values(commands).map(async (each) => (await each()).usage),
  );
  const isHelp = name === undefined || name === 'help' || name === '--help';
  if (!isHelp) print(`There is no command "${name}".\n`);
  print(usages.map((usage) => `npm run qa -- ${usage}`).join('\n'));
  return isHelp ? 0 : 2;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof Stopped) {
      process.stderr.write(`${error.message}\n`);
      // Steps under way would go on waiting for a page that is gone.
      process.exit(error.exitCode);
    }
    const isRefusal = error instanceof UsageError;
    process.stderr.write(
      `${isRefusal ? error.message : String((error as Error)?.stack ?? error)}\n`,
    );
    process.exitCode = isRefusal ? 2 : 1;
  },
);
