import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../usage-error.ts';

interface Line<Options> {
  args: string[];
  allowPositionals: true;
  options: Options;
}

/** Parses a command line. Throws a UsageError with the command's usage if it has other options. */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<Line<Options>>> {
  try {
    return parseArgs<Line<Options>>({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
