import * as t from '#locales/listing-later.ts';
import { showToast } from './toast.ts';

/** Opens the device's own sheet for sharing, or copies the address and says so. */
export async function share(title: string, address: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url: address });
      return;
    } catch (error) {
      // Closed without sharing, which needs no answer; anything else goes on to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    showToast({ kind: 'success', message: t.linkCopied, id: 'share' });
  } catch {
    showToast({ kind: 'info', message: t.copyThisLink, description: address, id: 'share' });
  }
}
