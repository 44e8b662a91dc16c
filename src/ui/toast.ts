/** What a toast says, and its kind. */
export interface ToastRequest {
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';
  message: string;
  /** Toasts of one id replace each other. */
  id?: string;
  description?: string;
  /** A way back; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** A page of the app that pressing it leads to; closes the toast. */
  link?: { label: string; to: string };
  /** What failed, once more: pressed, or by itself when the connection is back. Closes the toast. */
  retry?: () => void;
  /** Called once nobody can press it any more. */
  onGone?: () => void;
}

/** Sent on the window. The page's layout listens to it and loads the toaster, which comes late. */
export const toastEvent = 'roomieradar:toast';

/** Shows a toast in the page's toast area; waits for it while the page is still starting. */
export function showToast(request: ToastRequest, tries = 30): void {
  const event = new CustomEvent(toastEvent, { detail: request, cancelable: true });
  const isTaken = !window.dispatchEvent(event);
  if (!isTaken && tries > 1) setTimeout(() => showToast(request, tries - 1), 200);
}
