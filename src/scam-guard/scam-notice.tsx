import { findScamReasons } from '#contract/scam-guard/find-reasons.ts';
import * as t from '#locales/scam-guard.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './scam-notice.module.css';

interface ScamNoticeProps {
  text: string;
  /** Who sees it: the reader of the text, or the one who writes it, to one person or for all. */
  to: 'reader' | 'writer' | 'publisher';
}

/** Says why a text reads like a scam. It never blocks anything. */
export function ScamNotice({ text, to }: ScamNoticeProps) {
  const reasons = findScamReasons(text);
  const notice = reasons.length > 0 && (
    <Notice tone="warning" title={to === 'publisher' ? t.readerAdvice : t.staySafe}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{t.scamAdvice[reason]}</li>
        ))}
      </ul>
    </Notice>
  );
  // A received message is on the page from the start: only warnings while writing are announced.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
  return to === 'reader' ? notice || null : <div role="status">{notice}</div>;
}
