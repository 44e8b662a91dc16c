import { UsageError } from '../usage-error.ts';
import type { Command } from './command.ts';
import type { Project } from './project.ts';

/** Each is loaded only when it runs. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Runs the command that the first argument names, on the project that `load` takes from the others;
 * lists all commands if there is none. Resolves to the exit code.
 */
export async function runCommandLine(
  commands: Commands,
  call: string,
  [name, ...args]: string[],
  load: (args: string[]) => Promise<{ project: Project; rest: string[] }>,
): Promise<number> {
  process.stdout.once('error', endWithReader);
  const command = commands[name ?? ''];
  if (command && args.some((arg) => arg === '--help' || arg === '-h')) {
    print(`${call} ${(await command()).usage}`);
    return 0;
  }
  if (command) {
    const { project, rest } = await load(args);
    return (await command()).run(rest, print, project);
  }
  const usages = await Promise.all(
    Object.values(commands).map(async (each) => (await each()).usage),
  );
  const isHelp = name === undefined || name === 'help' || name === '--help';
  if (!isHelp) print(`There is no command "${name}".\n`);
  print(usages.map((usage) => `${call} ${usage}`).join('\n'));
  return isHelp ? 0 : 2;
}

/** Ends where nobody reads the output any more, as after `| head`. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

/** Prints an error, briefly if it is the caller's. Returns the exit code. */
export function printError(error: unknown): number {
  const isRefusal = error instanceof UsageError;
  process.stderr.write(`${isRefusal ? error.message : String((error as Error)?.stack ?? error)}\n`);
  return isRefusal ? 2 : 1;
}
