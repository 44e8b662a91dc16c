import * as common from '#locales/common.ts';
import * as q from '#locales/questions.ts';
import { formatAccepted, formatAnswer } from '#src/shared/fit/answer-labels.ts';
import type { Fit, FitLine } from '#contract/matching/fit.ts';
import type { QuestionId } from '#contract/questionnaire/questions.ts';
import { describeConflict, explainLine, groupLedger } from '#src/shared/fit/fit-labels.ts';
import * as t from '#locales/roomie-fit.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import styles from './ledger.module.css';

interface SideAnswer {
  answer: FitLine['mine']['answer'];
  /** What they accept; null where nobody else reads it. */
  wanted: FitLine['theirs']['wanted'];
  /** How well the answer of the other suits them, in percent. */
  satisfaction: number;
}

/** A question that both answered, whoever the two are. */
export interface LedgerEntry {
  question: QuestionId;
  points: number;
  mine: SideAnswer;
  theirs: SideAnswer;
  conflict: FitLine['conflict'];
}

interface LedgerProps {
  fit: Pick<Fit, 'score' | 'shared' | 'of'> & { ledger: readonly FitLine[] };
  name: string;
}

/** Everything a score of mine is made of, question by question, conflicts first. */
export function Ledger({ fit, name }: LedgerProps) {
  return (
    <LedgerLines
      fit={fit}
      me={null}
      name={name}
      sentence={(line) => (line.conflict ? describeConflict(line) : explainLine(line))}
    />
  );
}

interface LedgerLinesProps<Line extends LedgerEntry> {
  fit: Pick<Fit, 'score' | 'shared' | 'of'> & { ledger: readonly Line[] };
  /** The name of the first one; null for the one who reads. */
  me: string | null;
  name: string;
  /** What a line says about the two; null for nothing. */
  sentence: (line: Line) => string | null;
}

/** Everything a score of any two is made of. */
export function LedgerLines<Line extends LedgerEntry>(props: LedgerLinesProps<Line>) {
  const { fit, me, name, sentence } = props;
  const { conflicts, lost, differing, kept } = groupLedger(fit.ledger);
  const isScored = fit.score !== null;
  const left = fit.of - fit.shared;
  const names = { me, name };
  const lines = (title: string, found: Line[]) =>
    found.length > 0 && (
      <section>
        <h3 className={styles.groupTitle}>{title}</h3>
        <ul className={styles.lines}>
          {found.map((line) => (
            <LedgerLine
              key={line.question}
              line={line}
              {...names}
              isScored={isScored}
              sentence={sentence(line)}
            />
          ))}
        </ul>
      </section>
    );
  const briefly = (title: string, found: Line[]) =>
    found.length > 0 && (
      <section>
        <h3 className={styles.groupTitle}>{title}</h3>
        <ul className={styles.kept}>
          {found.map((line) => (
            <KeptLine key={line.question} line={line} {...names} />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.ledger}>
      {lines(t.conflictsTitle({ count: conflicts.length }), conflicts)}
      {lines(t.lostTitle, lost)}
      {isScored && briefly(t.differingTitle, differing)}
      {isScored && briefly(t.keptTitle, kept)}
      {!isScored && briefly(t.bothAnswered, [...differing, ...kept])}
      {left > 0 && fit.shared > 0 && <p className={styles.left}>{t.leftOut({ count: left })}</p>}
    </div>
  );
}

interface LedgerLineProps {
  line: LedgerEntry;
  me: string | null;
  name: string;
  /** Without a score nothing is lost anywhere. */
  isScored: boolean;
  sentence: string | null;
}

/** One question from both sides: what each lives and wants, and what it costs. */
function LedgerLine({ line, me, name, isScored, sentence }: LedgerLineProps) {
  const { question, points, mine, theirs, conflict } = line;
  return (
    <li className={conflict ? styles.conflictLine : styles.line}>
      <div className={styles.head}>
        <h4 className={styles.topic}>{q.questions[question].topic}</h4>
        {isScored && (
          <p className={points > 0 ? styles.points : styles.nothing}>
            {points > 0 ? t.pointsLost({ count: points }) : t.nothingLost}
          </p>
        )}
        {sentence !== null && (
          <p className={styles.sentence}>
            {conflict && <Icon name="alert" />}
            {sentence}
          </p>
        )}
      </div>
      <Side
        title={me ?? common.you}
        answer={formatAnswer(question, mine.answer)}
        wanted={mine.wanted && formatAccepted(question, mine.wanted)}
        satisfaction={theirs.satisfaction}
        whom={name}
      />
      <Side
        title={name}
        answer={formatAnswer(question, theirs.answer)}
        wanted={theirs.wanted && formatAccepted(question, theirs.wanted)}
        satisfaction={mine.satisfaction}
        whom={me}
      />
    </li>
  );
}

/** A question that costs nothing, in brief. */
function KeptLine({ line, me, name }: Omit<LedgerLineProps, 'isScored' | 'sentence'>) {
  const { question, mine, theirs } = line;
  const isContent = mine.satisfaction === 100 && theirs.satisfaction === 100;
  return (
    <li className={styles.keptLine}>
      <h4 className={styles.keptTopic}>
        <span className={isContent ? styles.suits : styles.partly}>
          <Icon name={isContent ? 'check' : 'info'} />
        </span>
        {q.questions[question].topic}
      </h4>
      <div>
        <p className={styles.who} dir="auto">
          {me ?? common.you}
        </p>
        <p>{formatAnswer(question, mine.answer)}</p>
        {theirs.satisfaction < 100 && <Verdict satisfaction={theirs.satisfaction} whom={name} />}
      </div>
      <div>
        <p className={styles.who} dir="auto">
          {name}
        </p>
        <p>{formatAnswer(question, theirs.answer)}</p>
        {mine.satisfaction < 100 && <Verdict satisfaction={mine.satisfaction} whom={me} />}
      </div>
    </li>
  );
}

interface SideProps {
  title: string;
  answer: string;
  wanted: string | null;
  /** How well the answer suits the other one, in percent. */
  satisfaction: number;
  /** The name of the other one; null for the one who reads. */
  whom: string | null;
}

function Side({ title, answer, wanted, satisfaction, whom }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.who} dir="auto">
        {title}
      </p>
      <p className={styles.answer}>{answer}</p>
      <Verdict satisfaction={satisfaction} whom={whom} />
      {wanted !== null && <p className={styles.wanted}>{t.accepts({ answers: wanted })}</p>}
    </div>
  );
}

function Verdict({ satisfaction, whom }: Pick<SideProps, 'satisfaction' | 'whom'>) {
  const text = verdictLabel(satisfaction, whom);
  if (satisfaction === 100) {
    return (
      <p className={styles.suits}>
        <Icon name="check" />
        {isolate(text, whom ?? '')}
      </p>
    );
  }
  return (
    <p className={satisfaction === 0 ? styles.differs : styles.partly}>
      <Icon name={satisfaction === 0 ? 'close' : 'info'} />
      {isolate(text, whom ?? '')}
    </p>
  );
}

const degrees: Record<number, 'fully' | 'half' | 'not'> = { 0: 'not', 50: 'half', 100: 'fully' };

function verdictLabel(percent: number, name: string | null): string {
  const degree = degrees[percent];
  if (name === null) return degree ? t.suitsYou[degree] : t.suitsYou.partly({ percent });
  return degree ? t.suitsName[degree]({ name }) : t.suitsName.partly({ name, percent });
}
