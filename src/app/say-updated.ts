import * as t from '#locales/shell-later.ts';
import { showToast } from '#src/ui/toast.ts';

/** Says why a page was loaded again: the page before it was of an older version. */
export function sayUpdated(): void {
  showToast({ kind: 'info', message: t.updated });
}
