import styles from './profile.module.css';

interface Answer {
  topic: string;
  answer: string | number | null | undefined;
}

/** What someone said, topic by topic. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className={styles.facts}>
      {answers.map(({ topic, answer }) => (
        <div key={topic} className={styles.fact}>
          <dt>{topic}</dt>
          <dd>{answer || <span className={styles.open}>Not said</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
