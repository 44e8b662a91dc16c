import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { formatCount } from '#contract/labels/count.ts';
import { importProblemWords } from '#contract/labels/import-problem.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listings-table.module.css';

/** How many problems an import noted; pressing shows which. */
export function ProblemsCell({ listing: { problems, title } }: { listing: ExternalListingRow }) {
  if (problems.length === 0) return <span className={styles.soft}>None</span>;
  return (
    <details className={styles.problems}>
      <summary>
        {formatCount(problems.length, 'problem')}
        <VisuallyHidden> of {title}</VisuallyHidden>
      </summary>
      <ul>
        {problems.map(importProblemWords).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
