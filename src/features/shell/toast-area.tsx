import { lazy, Suspense, useEffect, useState } from 'react';
import { toastEvent, type ToastRequest } from '#src/ui/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('#src/ui/toaster.tsx')).Toaster }));

/** The place for toasts: sonner arrives with the first of them. */
export function ToastArea() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const onToast = (event: Event) => {
      setNeeded(true);
      void show((event as CustomEvent<ToastRequest>).detail);
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

async function show({ kind, message, description }: ToastRequest) {
  const { toast } = await import('#src/ui/toaster.tsx');
  const send = kind === 'default' ? toast : toast[kind];
  send(message, description === undefined ? {} : { description });
}
