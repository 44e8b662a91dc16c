import type { SetAsideRow } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { TableHead } from '#src/ui/table-head.tsx';
import styles from './manage-external.module.css';
import type { ReactNode } from 'react';
import { formatImportText } from './format-import-text.ts';

/** A table that scrolls inside its frame, which must then be reachable by keyboard. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}

/** Set-aside rows with their line in the file and the reason. */
export function SetAsideTable({ rows, label }: { rows: readonly SetAsideRow[]; label: string }) {
  return (
    <ScrollFrame label={label}>
      <TableHead columns={[t.line, t.id, t.reason]} />
      <tbody>
        {rows.map(({ row, line, source_id: id, reason }) => (
          <tr key={row}>
            <td>{line}</td>
            <td dir="auto">{id || t.noId}</td>
            <td className={styles.reason} dir="auto">
              {formatImportText(reason)}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}
