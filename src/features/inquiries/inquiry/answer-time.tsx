import { useQuery } from '@tanstack/react-query';
import { answersWithin } from '#locales/ledger.ts';
import { useApi } from '#src/api/api-context.ts';
import { userLedgerQuery } from '#src/shared/api/users.ts';
import styles from './inquiry.module.css';

/** How fast the recipient usually answers, for a sender who waits; nothing where that is not known. */
export function AnswerTime({ userId }: { userId: number }) {
  const { data } = useQuery(userLedgerQuery(useApi(), userId));
  if (!data?.answer_time) return null;
  return <p className={styles.note}>{answersWithin({ hours: data.answer_time.within_hours })}</p>;
}
