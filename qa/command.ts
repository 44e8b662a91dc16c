/** A subcommand of `npm run qa`. `run` answers the exit code. */
export interface Command {
  /** One line for the list of commands. */
  usage: string;
  run(args: string[], print: (text: string) => void): Promise<number>;
}
