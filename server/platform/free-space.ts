import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Log } from './log.ts';

export interface FreeSpace {
  /** Is there less room than the settings ask for? */
  isLow(): boolean;
  stop(): Promise<void>;
}

const lookMs = 2000;
const megabyte = 1024 * 1024;
/** For some raw photos and what is made of them. */
const scratchMegabytes = 64;

/**
 * Watches the disk of a folder, and logs when less than this is free, with what follows from it. A
 * database stands a full disk badly: it ends, and does not start again until someone makes room. So
 * writes are refused a little before.
 */
export async function watchFreeSpace(
  folder: string,
  { minMegabytes, warning }: { minMegabytes: number; warning: string },
  log: Log,
): Promise<FreeSpace> {
  let isLow = false;

  async function look(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(folder);
      const free = Math.floor((bavail * bsize) / megabyte);
      if (free < minMegabytes !== isLow) {
        isLow = !isLow;
        if (isLow) log.error({ folder, free, minMegabytes }, warning);
        else log.info({ folder, free }, 'There is room on the disk again');
      }
    } catch {
      // A folder that cannot be asked says nothing about its disk.
    }
  }

  await look();
  const timer = setInterval(() => void look(), lookMs).unref();
  return {
    isLow: () => isLow,
    async stop() {
      clearInterval(timer);
    },
  };
}

/** Watches the folder for temporary files, which may be on a disk of its own. */
export const watchScratch = (log: Log): Promise<FreeSpace> =>
  watchFreeSpace(
    tmpdir(),
    {
      minMegabytes: scratchMegabytes,
      warning: 'The folder for temporary files is nearly full: photos cannot be prepared',
    },
    log,
  );
