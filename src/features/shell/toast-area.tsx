import { lazy, Suspense, useEffect, useState } from 'react';
import { toastEvent, type ToastRequest } from '#src/ui/toast.ts';

const load = () => import('#src/ui/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));

/** The place for toasts: sonner arrives with the first of them. */
export function ToastArea() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const onToast = (event: Event) => {
      event.preventDefault();
      setNeeded(true);
      void load().then(({ addToast }) => addToast((event as CustomEvent<ToastRequest>).detail));
    };
    window.addEventListener(toastEvent, onToast);
    return () => window.removeEventListener(toastEvent, onToast);
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
