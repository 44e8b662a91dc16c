import { useQuery } from '@tanstack/react-query';
import { answersWithin } from '#locales/ledger.ts';
import { useApi } from '#src/api/api-context.ts';
import { userLedgerQuery } from '#src/shared/api/users.ts';
import styles from './inquiry.module.css';

/** How fast the recipient usually answers, for a sender who waits; an empty line where that is not known. */
export function AnswerTime({ userId }: { userId: number }) {
  const { data } = useQuery(userLedgerQuery(useApi(), userId));
  const time = data?.answer_time;
  return <p className={styles.answerTime}>{time && answersWithin({ hours: time.within_hours })}</p>;
}
