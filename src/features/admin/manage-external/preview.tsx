import { importFields } from '#contract/imports/import-fields.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Results } from '#src/ui/results.tsx';
import { fieldOrder } from './import-labels.ts';
import styles from './manage-external.module.css';
import { ScrollFrame, SetAsideTable } from './set-aside-table.tsx';

/** What an import would do: the counts, the first accepted rows and the set-aside rows. */
export function Preview({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { mapping_problem: problem, rows, set_aside: setAside } = preview;
  const { accepted, set_aside_count: setAsideCount, rows_read: read } = preview;
  const title = preview.is_whole_file
    ? `All ${formatCount(read, 'row')} checked`
    : `The first ${formatCount(read, 'row')} checked`;
  return (
    <Results isWaiting={busy}>
      <div className={styles.preview}>
        {problem ? (
          <Notice tone="warning" title="Not ready yet" live>
            {problem}
          </Notice>
        ) : (
          <Notice tone={accepted > 0 ? 'success' : 'warning'} title={title} live>
            {formatCount(accepted, 'row')} would be imported
            {setAsideCount > 0 && `, ${formatCount(setAsideCount, 'row')} would be set aside`}.
          </Notice>
        )}
        {rows.length > 0 && <FirstRows rows={rows} />}
        {setAside.length > 0 && (
          <details className={styles.more}>
            <summary>
              {setAsideCount > setAside.length
                ? `The first ${setAside.length} of ${formatCount(setAsideCount, 'row')} to be set aside`
                : `${formatCount(setAsideCount, 'row')} to be set aside, with reasons`}
            </summary>
            <SetAsideTable rows={setAside} label="Rows to be set aside" />
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
    <ScrollFrame label="The first rows to be imported">
      <thead>
        <tr>
          <th scope="col">{importFields.source_id.label}</th>
          {fields.map((name) => (
            <th key={name} scope="col">
              {importFields[name].label}
            </th>
          ))}
          <th scope="col">Problems</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, source_id: id, values, problems }) => (
          <tr key={row}>
            <th scope="row" dir="auto">
              {id}
            </th>
            {fields.map((name) => (
              <td key={name} dir="auto">
                {values[name] ?? '–'}
              </td>
            ))}
            <td>{problems.length > 0 ? formatCount(problems.length, 'problem') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollFrame>
  );
}
