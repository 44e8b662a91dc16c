import type { FitLine } from '#contract/fit.ts';
import { questions } from '#contract/questionnaire.ts';
import { describeConflict, reasonsOfLine } from '#fit/words.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './ledger.module.css';
import { answerWords, wantedWords } from './ledger-words.ts';

interface LedgerLineProps {
  line: FitLine;
  name: string;
  /** Without a score nothing is lost anywhere. */
  isScored: boolean;
}

/** One question from both sides: what each lives and wants, and what it costs. */
export function LedgerLine({ line, name, isScored }: LedgerLineProps) {
  const { question, points, mine, theirs, conflict } = line;
  return (
    <li className={conflict ? styles.conflictLine : styles.line}>
      <div className={styles.head}>
        <h4 className={styles.topic}>{questions[question].topic}</h4>
        {isScored && (
          <p className={points > 0 ? styles.points : styles.nothing}>
            {points > 0 ? `−${points} ${points === 1 ? 'point' : 'points'}` : 'Nothing lost'}
          </p>
        )}
        <p className={styles.sentence}>
          {conflict && <Icon name="alert" />}
          {conflict ? describeConflict(line) : reasonsOfLine(line)}
        </p>
      </div>
      <Side
        title="You"
        answer={answerWords(question, mine.answer)}
        wanted={wantedWords(question, mine.wanted)}
        verdict={verdict(theirs.satisfaction, name)}
        isContent={theirs.satisfaction === 100}
      />
      <Side
        title={name}
        answer={answerWords(question, theirs.answer)}
        wanted={theirs.wanted && wantedWords(question, theirs.wanted)}
        verdict={verdict(mine.satisfaction, 'you')}
        isContent={mine.satisfaction === 100}
      />
    </li>
  );
}

interface SideProps {
  title: string;
  answer: string;
  wanted: string | null;
  /** How the answer suits the other one. */
  verdict: string;
  isContent: boolean;
}

function Side({ title, answer, wanted, verdict: words, isContent }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.who}>{title}</p>
      <p className={styles.answer}>{answer}</p>
      <p className={isContent ? styles.suits : styles.differs}>
        <Icon name={isContent ? 'check' : 'close'} />
        {words}
      </p>
      {wanted !== null && <p className={styles.wanted}>Accepts: {wanted}</p>}
    </div>
  );
}

function verdict(satisfaction: number, whom: string): string {
  if (satisfaction === 100) return `Suits ${whom}`;
  if (satisfaction === 0) return `Does not suit ${whom}`;
  return satisfaction === 50 ? `Half suits ${whom}` : `Suits ${whom} to ${satisfaction}%`;
}
