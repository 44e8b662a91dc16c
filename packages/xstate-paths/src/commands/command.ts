import type { Project } from './project.ts';

/** A command of a command line. `run` answers the exit code. */
export interface Command {
  /** For the list of commands: its name and options, and what it does. */
  usage: string;
  run(args: string[], print: (text: string) => void, project: Project): Promise<number>;
}
