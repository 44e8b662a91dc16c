import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

export interface FreeSpace {
  /** Is there less room than the settings ask for? */
  isLow(): boolean;
  stop(): Promise<void>;
}

const lookMs = 2000;
const megabyte = 1024 * 1024;

/**
 * Watches the disk of a folder. A database stands a full disk badly: it ends, and does not start
 * again until someone makes room. So writes are refused a little before.
 */
export async function watchFreeSpace(
  folder: string,
  minMegabytes: number,
  log: Log,
): Promise<FreeSpace> {
  let isLow = false;

  async function look(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(folder);
      const free = Math.floor((bavail * bsize) / megabyte);
      if (free < minMegabytes !== isLow) {
        isLow = !isLow;
        if (isLow) log.error({ free, minMegabytes }, 'The disk is nearly full: writes are refused');
        else log.info({ free }, 'There is room on the disk again');
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
