import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { toastEvent, type ToastRequest } from '#src/ui/toast.ts';

const load = () => import('#src/ui/toaster.tsx');
const Toaster = lazyComponent(load);

/** The place for toasts: sonner arrives with the first of them. */
export function ToastArea() {
  const [isNeeded, setNeeded] = useState(false);
  const router = useRouter();
  useEffect(() => {
    const onToast = (event: Event) => {
      event.preventDefault();
      setNeeded(true);
      const { link, ...toast } = (event as CustomEvent<ToastRequest>).detail;
      const way = link && {
        label: link.label,
        onPress: () => void router.navigate({ href: link.to }),
      };
      void load().then(({ addToast }) => addToast({ ...toast, ...(way && { action: way }) }));
    };
    window.addEventListener(toastEvent, onToast);
    return () => window.removeEventListener(toastEvent, onToast);
  }, [router]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
