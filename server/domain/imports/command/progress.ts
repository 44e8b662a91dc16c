import type { ImportCounts } from '../writing/import-listings.ts';
import { count } from './report.ts';

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

const barWidth = 30;
const lineEveryMs = 3000;

/** Shows progress as one bar on a terminal, and as a line every three seconds elsewhere. */
export function showProgress(output: Output, rowCount: number, now = Date.now) {
  const startedAt = now();
  let shownAt = startedAt;
  let isBarShown = false;

  return {
    update({ read, setAside }: ImportCounts) {
      const seconds = (now() - startedAt) / 1000;
      const rate = seconds > 0 ? `, ${count(read / seconds)} rows/s` : '';
      const text = `${count(read)} of ${count(rowCount)} rows, ${count(setAside)} set aside${rate}`;
      if (output.isTTY) {
        const filled = Math.round((read / rowCount) * barWidth);
        const bar = '█'.repeat(filled).padEnd(barWidth, '░');
        output.write(`\r\u001b[K${bar} ${text}`);
        isBarShown = true;
      } else if (now() - shownAt >= lineEveryMs) {
        output.write(`${text}\n`);
        shownAt = now();
      }
    },
    /** Leaves the cursor on a line of its own. */
    end() {
      if (isBarShown) output.write('\n');
      isBarShown = false;
    },
  };
}
