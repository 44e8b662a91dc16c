import { Notice } from '#src/ui/notice.tsx';
import { messageRisks, type MessageRisk } from './message-risks.ts';
import styles from './message-form.module.css';

const advice: Record<MessageRisk, string> = {
  money: 'Most scams ask for money before a visit. Pay only after a visit, with a contract.',
  identity: 'Do not send identity papers before you have met. Nobody needs a copy to answer you.',
  elsewhere: 'Keep writing here until you have met: here you can report and block.',
};

/** Warns of typical scams in a message being written, or in a received one. It never blocks sending. */
export function RiskNotice({ text, isOwn }: { text: string; isOwn: boolean }) {
  const risks = messageRisks(text);
  const notice = risks.length > 0 && (
    <Notice tone="warning" title="Stay safe">
      <ul className={styles.risks}>
        {risks.map((risk) => (
          <li key={risk}>{advice[risk]}</li>
        ))}
      </ul>
    </Notice>
  );
  // A received message is on the page from the start: only warnings while writing are announced.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
  return isOwn ? <div role="status">{notice}</div> : notice || null;
}
