import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import type { UserLedger } from '#contract/listings/ledger.ts';
import { formatDay, formatNumber } from '#locales/format.ts';
import * as t from '#locales/ledger.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { IconShape } from '#src/ui/icon-paths.ts';
import { laterIcons } from '#src/ui/later-icons.ts';
import styles from './ledger-lines.module.css';

/** A fact, and how we know it. */
export interface LedgerLine {
  id: string;
  icon: IconShape;
  fact: string;
  how: string;
}

/** Facts with dates, each with how we know it. */
export function LedgerLines({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <>
      <p className={styles.hint}>{t.whatWeKnowHint}</p>
      <ul className={styles.lines}>
        {lines.map(({ id, icon, fact, how }) => (
          <li key={id} className={styles.line}>
            <Icon name={icon} />
            <div>
              <p className={styles.fact}>{fact}</p>
              <p className={styles.how}>{how}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What we know of a user: how fast they answer, since when they are here, what was decided. */
export function userLines(ledger: UserLedger): LedgerLine[] {
  const { answer_time: answers, member_since: since, upheld_reports: upheld } = ledger;
  const { organization } = ledger;
  const lines: LedgerLine[] = [];
  if (answers) {
    const { answerDays: days } = ledgerRules;
    lines.push({
      id: 'answers',
      icon: laterIcons.clock,
      fact: t.answersWithin({ hours: answers.within_hours }),
      how: t.answersHow({
        count: formatNumber(answers.answers),
        days: formatNumber(days),
        day: formatDay(answers.counted_on),
      }),
    });
  }
  if (organization) {
    const { domain, university, confirmed_on: day } = organization;
    const how = t.addressHow({ domain, day: formatDay(day) });
    lines.push({
      id: 'organization',
      icon: 'message',
      fact: university ? t.addressAtUniversity({ university, domain }) : t.addressAt({ domain }),
      how: university ? `${how} ${t.universityHow}` : how,
    });
  }
  lines.push({
    id: 'member',
    icon: 'person',
    fact: t.memberSince({ day: formatDay(since) }),
    how: t.memberSinceHow,
  });
  const { decisionMonths: months } = ledgerRules;
  const last =
    upheld.last_on === null ? '' : ` ${t.upheldLast({ day: formatDay(upheld.last_on) })}`;
  lines.push({
    id: 'reports',
    icon: upheld.count === 0 ? laterIcons.shield : 'alert',
    fact: upheld.count === 0 ? t.noneUpheld : t.reportsUpheld({ count: upheld.count }),
    how: t.upheldHow({ months: formatNumber(months) }) + last,
  });
  return lines;
}
