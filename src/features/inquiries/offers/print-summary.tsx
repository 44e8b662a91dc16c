import { useEffect, useState } from 'react';
import * as t from '#locales/offers.ts';
import { Button } from '#src/ui/button.tsx';

/** Whether the summary is being printed; `print` opens the browser's dialog, which also saves as PDF. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const stop = () => setPrinting(false);
    window.addEventListener('afterprint', stop, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', stop);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}

export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <Button variant="quiet" size="s" onClick={onPrint}>
      {t.print}
    </Button>
  );
}
