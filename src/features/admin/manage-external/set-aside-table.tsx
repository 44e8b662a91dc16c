import type { SetAsideRow } from '#contract/imports/import.ts';
import styles from './manage-external.module.css';
import { ScrollFrame } from './scroll-frame.tsx';

/** Rows that do not come in, each to be found in its file, with its reason. */
export function SetAsideTable({ rows, label }: { rows: readonly SetAsideRow[]; label: string }) {
  return (
    <ScrollFrame label={label}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Id</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, line, source_id: id, reason }) => (
          <tr key={row}>
            <td>{line}</td>
            <td>{id || 'none'}</td>
            <td className={styles.reason}>{reason}</td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}
