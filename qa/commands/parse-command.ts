import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '#xstate-paths';

/** Parses a command line. Throws a UsageError with the command's usage if it has other options. */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\nnpm run qa -- ${usage}`);
  }
}
