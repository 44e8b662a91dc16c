import { toast, Toaster as Sonner } from 'sonner';
import * as basics from '#locales/basics.ts';
import * as t from '#locales/ui.ts';
import type { ToastRequest } from './toast.ts';
import styles from './toaster.module.css';

export { toast };

/** Puts a toast among the others. */
export function addToast({ kind, id, message, description, onGone, ...ways }: ToastRequest): void {
  const { retry, action = retry && { label: basics.tryAgain, onPress: retry } } = ways;
  const send = kind === 'default' ? toast : toast[kind];
  const retryOnline = () => {
    toast.dismiss(shown);
    retry?.();
  };
  if (retry) window.addEventListener('online', retryOnline, { once: true });
  const gone = () => {
    window.removeEventListener('online', retryOnline);
    onGone?.();
  };
  const shown = send(message, {
    ...(id !== undefined && { id }),
    // A user who is offline for longer still finds it.
    ...(retry && { duration: Number.POSITIVE_INFINITY }),
    ...(description !== undefined && { description }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    onAutoClose: gone,
    onDismiss: gone,
  });
}

/**
 * The place for toasts. What is not said here are sonner's own constants: 356 px wide, swiped away
 * from 45 px on, removed 200 ms after dismissal, numeric ids from 1, kept while hovered or loading.
 */
export default function Toaster() {
  return (
    <Sonner
      className={styles.toaster ?? ''}
      // In place of sonner's own, which ends with its key in English.
      customAriaLabel={t.notifications}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      // One theme of sonner's; the tokens under it follow light and dark by themselves.
      theme="light"
      closeButton
      toastOptions={{
        classNames: { toast: styles.toast ?? '' },
        closeButtonAriaLabel: t.close,
      }}
    />
  );
}
