import { findScamReasons } from '#guards/scams/find-reasons.ts';
import type { ScamReason } from '#guards/scams/rule.ts';
import * as t from '#locales/scam-guard.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './scam-notice.module.css';

interface ScamNoticeProps {
  text: string;
  /** Who writes it: to one person or for all. */
  to: 'writer' | 'publisher';
}

/** Says while somebody writes why a text reads like a scam. It never blocks anything. */
export function ScamNotice({ text, to }: ScamNoticeProps) {
  const title = to === 'publisher' ? t.readerAdvice : t.staySafe;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
  return <div role="status">{warning(title, findScamReasons(text))}</div>;
}

/** Says to the reader of a message why it reads like a scam. Not announced: a log around it is. */
export const ScamWarning = ({ reasons }: { reasons: readonly ScamReason[] }) =>
  warning(t.staySafe, reasons);

const warning = (title: string, reasons: readonly ScamReason[]) =>
  reasons.length > 0 && (
    <Notice tone="warning" title={title}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{t.scamAdvice[reason]}</li>
        ))}
      </ul>
    </Notice>
  );
