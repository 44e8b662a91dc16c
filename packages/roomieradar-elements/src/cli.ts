#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BrowserError, openTab } from './command/devtools.ts';
import { findBrowser } from './command/find-browser.ts';
import { judgeVisit } from './command/judge-visit.ts';
import { describe, printFindings } from './command/print.ts';
import { PageError, visitPage } from './command/visit-page.ts';

const help = `Checks the rooms of a RoomieRadar on a page of yours, in your own browser.

  roomieradar-elements check URL [options]

It opens the page in Chrome, Chromium or Edge, in a wide and in a narrow window, and says what is
wrong with the line to write. It sends nothing to anybody but what your page requests itself.

  --origin URL     the RoomieRadar that the page should use (default: the one it uses)
  --browser PATH   the browser (default: CHROME_PATH, or else one that is installed)
  --no-sandbox     start the browser without its sandbox, as root in a container
  --timeout N      seconds to wait for the rooms (default: 15)
  --strict         warnings count as errors
  --json           print JSON
  --version        print the version
  --help           print this

Ends with 0 when all is right, with 1 when something is wrong, and with 2 when it could not check.
`;

/** Why nothing could be checked, as the user reads it. */
class UsageError extends Error {}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        origin: { type: 'string' },
        browser: { type: 'string' },
        sandbox: { type: 'boolean', default: true },
        timeout: { type: 'string', default: '15' },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readAddress(text: string, name: string): URL {
  if (!URL.canParse(text)) throw new UsageError(`${name} is no address: ${text}`);
  return new URL(text);
}

async function run(): Promise<number> {
  const { values, positionals } = readOptions(process.argv.slice(2));
  const [command, page, ...rest] = positionals;
  if (values.help) return print(help, 0);
  if (values.version) {
    const file = new URL('../package.json', import.meta.url);
    return print(`${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}\n`, 0);
  }
  if (command !== 'check' || page === undefined || rest.length > 0) throw new UsageError(help);
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new UsageError('--timeout is a number of seconds');
  const address = readAddress(page, 'URL').href;
  const origin = values.origin === undefined ? null : readAddress(values.origin, '--origin').origin;
  const program = values.browser ?? findBrowser();
  if (program === null) {
    throw new UsageError('There is no Chrome, Chromium or Edge. Name one with --browser PATH.');
  }
  const tab = await openTab(program, { sandbox: values.sandbox });
  try {
    const checked = judgeVisit(await visitPage(tab, address, seconds), origin);
    const { findings } = checked;
    const text = values.json
      ? JSON.stringify(
          {
            address,
            origin: checked.origin,
            elements: checked.elements.length,
            frames: checked.frames.length,
            findings: findings.map((each) => ({ ...each, text: describe(each) })),
          },
          null,
          2,
        )
      : printFindings(address, checked);
    const isWrong = findings.some(({ level }) => level === 'error' || values.strict);
    return print(`${text}\n`, isWrong ? 1 : 0);
  } finally {
    await tab.close();
  }
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${explain(error as Error)}\n`);
  process.exitCode = 2;
}

function explain(error: Error): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof PageError) return `The page could not be loaded: ${error.message}`;
  if (error instanceof BrowserError) {
    const hint = /sandbox/i.test(error.message) ? ' Try --no-sandbox.' : '';
    return `The browser did not start.${hint}\n${error.message}`;
  }
  return error.stack ?? error.message;
}
