import { Notice } from '#src/ui/notice.tsx';
import { messageRisks, type MessageRisk } from './message-risks.ts';
import styles from './message-form.module.css';

const words: Record<MessageRisk, string> = {
  money: 'Money asked for before a visit is how most frauds begin: pay after it, with a contract.',
  identity: 'Identity papers can wait until you have met. Nobody needs a copy to answer.',
  elsewhere: 'Stay here until you have met: here you can report and block.',
};

/** A quiet word while someone writes, or under what they received. It never keeps them from sending. */
export function RiskNotice({ text, isOwn }: { text: string; isOwn: boolean }) {
  const risks = messageRisks(text);
  const notice = risks.length > 0 && (
    <Notice tone="warning" title="A word of care">
      <ul className={styles.risks}>
        {risks.map((risk) => (
          <li key={risk}>{words[risk]}</li>
        ))}
      </ul>
    </Notice>
  );
  // What was received is there from the start; only what comes up while writing is announced.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
  return isOwn ? <div role="status">{notice}</div> : notice || null;
}
