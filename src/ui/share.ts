/**
 * Opens the device's own sheet for sharing, or copies the address and says so. Browsers allow either
 * only at the moment of a press, so nothing may load before it.
 */
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
  const isCopied = await copy(address);
  const { sayCopied, sayCopyThis } = await import('./say-shared.ts');
  if (isCopied) sayCopied();
  else sayCopyThis(address);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page without HTTPS, where browsers have no clipboard.
    return false;
  }
}
