/** What a toast says, and its kind. */
export interface ToastRequest {
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';
  message: string;
  description?: string;
  /** A way back; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Called once nobody can press it any more. */
  onGone?: () => void;
}

/** Sent on the window; whoever lays out the page listens and brings the toaster, which loads late. */
export const toastEvent = 'roomieradar:toast';

/** Shows a toast in the page's toast area. */
export function showToast(request: ToastRequest): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: request }));
}
