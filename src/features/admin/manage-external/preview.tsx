import { importFields, type ImportField } from '#contract/imports/import-fields.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import * as admin from '#locales/admin.ts';
import * as card from '#locales/card.ts';
import { formatNumber } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Results } from '#src/ui/results.tsx';
import { TableHead } from '#src/ui/table-head.tsx';
import { importProblemLabel } from '../shared/import-problem.ts';
import { fieldOrder } from './import-labels.ts';
import styles from './manage-external.module.css';
import { ScrollFrame, SetAsideTable } from './set-aside-table.tsx';
import { formatImportText } from './format-import-text.ts';

/** What an import would do: the counts, the first accepted rows and the set-aside rows. */
export function Preview({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { mapping_problem: problem, rows, set_aside: setAside } = preview;
  const { accepted, set_aside_count: setAsideCount, rows_read: read } = preview;
  const title = (preview.is_whole_file ? t.allChecked : t.firstChecked)({ count: read });
  return (
    <Results isWaiting={busy}>
      <div className={styles.preview}>
        {problem ? (
          <Notice tone="warning" title={t.notReady} live>
            <bdi>{formatImportText(problem)}</bdi>
          </Notice>
        ) : (
          <Notice tone={accepted > 0 ? 'success' : 'warning'} title={title} live>
            {setAsideCount > 0
              ? t.wouldSetAside({ count: accepted, aside: setAsideCount })
              : t.wouldImport({ count: accepted })}
          </Notice>
        )}
        {rows.length > 0 && <FirstRows rows={rows} />}
        {setAside.length > 0 && (
          <details className={styles.more}>
            <summary>
              {setAsideCount > setAside.length
                ? t.firstToSetAside({ shown: formatNumber(setAside.length), count: setAsideCount })
                : t.toSetAside({ count: setAsideCount })}
            </summary>
            <SetAsideTable rows={setAside} label={t.rowsToSetAside} />
          </details>
        )}
      </div>
    </Results>
  );
}

function FirstRows({ rows }: { rows: ImportPreview['rows'] }) {
  const fields = fieldOrder.filter(
    (name) => name !== 'source_id' && rows.some(({ values }) => name in values),
  );
  return (
    <ScrollFrame label={t.firstRows}>
      <TableHead
        columns={[fieldLabels.source_id, ...fields.map((name) => fieldLabels[name]), t.problems]}
      />
      <tbody>
        {rows.map(({ row, source_id: id, values, problems }) => (
          <tr key={row}>
            <th scope="row" dir="auto">
              {id}
            </th>
            {fields.map((name) => (
              <td key={name} dir="auto">
                {formatValue(name, values[name] ?? null)}
              </td>
            ))}
            <td>{problems.length > 0 ? <Problems problems={problems} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}

/** How many problems a row has, and on demand which ones. */
function Problems({ problems }: { problems: ImportPreview['rows'][number]['problems'] }) {
  return (
    <details>
      <summary>{admin.countedProblems({ count: problems.length })}</summary>
      <ul>
        {problems.map((problem) => {
          const text = importProblemLabel(problem);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </details>
  );
}

/** Choices by their labels, everything else as it is. */
function formatValue(name: ImportField, value: string | number | string[] | null): string | number {
  const labels: Record<string, string> = {
    ...amenityLabels,
    ...houseRuleLabels,
    ...card.roomTypeLabels,
  };
  if (Array.isArray(value))
    return value.map((choice) => labels[choice] ?? choice).join(card.factSeparator);
  if (value === null) return '–';
  return importFields[name].kind === 'choice' ? (labels[value] ?? value) : value;
}
