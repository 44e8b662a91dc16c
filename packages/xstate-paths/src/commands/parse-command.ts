import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../usage-error.ts';

interface Line<Options> {
  args: string[];
  allowPositionals: true;
  options: Options;
}

/**
 * Parses a command line. Throws a UsageError that names everything the command does not take, with
 * its usage.
 */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
  maxPositionals = 1,
): ReturnType<typeof parseArgs<Line<Options>>> {
  const problems = findProblems(args, options, maxPositionals);
  if (problems.length > 0) throw new UsageError(`${problems.join('\n')}\n\n${usage}`);
  return parseArgs<Line<Options>>({ args, allowPositionals: true, options });
}

function findProblems(
  args: string[],
  options: NonNullable<ParseArgsConfig['options']>,
  maxPositionals: number,
): string[] {
  const { tokens, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const wrong = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value } = token;
    const option = options[name];
    if (!option) return [`There is no option "${rawName}"`];
    const isMissing = value === undefined || (value.startsWith('-') && !token.inlineValue);
    if (option.type === 'string' && isMissing) return [`${rawName} takes a value`];
    if (option.type === 'boolean' && value !== undefined) return [`${rawName} takes no value`];
    return [];
  });
  const extra = positionals.slice(maxPositionals).map((each) => `"${each}" is one name too many`);
  return [...wrong, ...extra];
}

/**
 * Carries out all of these checks of a command line, and throws one UsageError with what they say.
 */
export function checkAll(...checks: (() => unknown)[]): void {
  const problems = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof UsageError) return [error.message];
      throw error;
    }
  });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}
