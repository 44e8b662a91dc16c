import { readFile } from 'node:fs/promises';
import type { Log } from '#platform/log.ts';
import { SettingsProblem } from '#platform/settings.ts';
import { readRates, type Rates } from './read-rates.ts';

export interface RatesFile {
  /** The rates as last read; null without a file. */
  readonly current: Rates | null;
  /** Reads the file again; a file that is wrong now leaves the rates as they were. */
  reload(): Promise<void>;
}

/** Opens RATES_FILE. Throws {@link SettingsProblem} when it cannot be read or is wrong. */
export async function openRatesFile(path: string | null, log: Log): Promise<RatesFile> {
  const read = async (file: string) => readRates(await readFile(file, 'utf8'));
  let current: Rates | null = null;
  if (path !== null) {
    current = await read(path).catch((error: unknown) => {
      throw new SettingsProblem([`RATES_FILE ${path} cannot be used: ${errorMessage(error)}`]);
    });
    log.info({ day: current.day, currencies: current.perBase.size }, 'Exchange rates are read');
  }
  return {
    get current() {
      return current;
    },
    async reload() {
      if (path === null) return;
      try {
        current = await read(path);
      } catch (error) {
        log.warn(
          { reason: errorMessage(error) },
          'RATES_FILE is wrong now: the rates before it count',
        );
      }
    },
  };
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
