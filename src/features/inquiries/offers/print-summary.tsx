import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InquirySide } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/offers.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './offers.module.css';

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

interface PrintedPartiesProps {
  /** Of the reader. */
  side: InquirySide;
  /** Of the other one. */
  name: string;
  address: string | null;
}

/** Who agreed, and where: on the page everyone sees it anyway, so it is only printed. */
export function PrintedParties({ side, name, address }: PrintedPartiesProps) {
  const mine = useQuery(currentUserQuery(useApi())).data?.first_name ?? '';
  const [owner, applicant] = side === 'recipient' ? [mine, name] : [name, mine];
  return (
    <div className={styles.parties}>
      <dt>{t.offeredBy}</dt>
      <dd dir="auto">{owner}</dd>
      <dt>{t.movesIn}</dt>
      <dd dir="auto">{applicant}</dd>
      {address !== null && (
        <>
          <dt>{common.address}</dt>
          <dd dir="auto">{address}</dd>
        </>
      )}
    </div>
  );
}

export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return (
    <Button variant="quiet" size="s" onClick={onPrint}>
      {common.printOrSave}
    </Button>
  );
}
