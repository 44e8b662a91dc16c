/** A subcommand of `npm run qa`. `run` answers the exit code. */
export interface Command {
  /** One line for the list of commands. */
  usage: string;
  run(args: string[], print: (text: string) => void): Promise<number>;
}

/** A request that cannot be carried out as given. Its message says what is possible. */
export class UsageError extends Error {
  override name = 'UsageError';
}
