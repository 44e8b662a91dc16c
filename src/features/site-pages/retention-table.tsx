import { retentionByKind, type RetainedKind, type Term, type Until } from '#contract/retention.ts';
import * as t from '#locales/retention.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { TableHead } from '#src/ui/table-head.tsx';
import styles from './retention-table.module.css';

const kinds = Object.keys(retentionByKind) as RetainedKind[];

/** What is kept, how long and why: the numbers are those by which jobs delete it. */
export function RetentionTable() {
  return (
    <table className={styles.table}>
      <TableHead columns={[t.what, t.howLong, t.why]} />
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t.kept[kind].what}</th>
            <td className={styles.term}>{formatTerm(retentionByKind[kind])}</td>
            <td>{t.kept[kind].why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatTerm(term: Term | Until): string {
  if (typeof term === 'string') return t.until[term];
  if (term.hours !== undefined) return t.hours({ count: term.hours });
  return term.days === undefined ? formatStay(term.months) : t.days({ count: term.days });
}
