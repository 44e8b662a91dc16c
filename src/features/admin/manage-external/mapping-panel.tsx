import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportEncoding, ImportReading } from '#contract/imports/import-reading.ts';
import type { ImportMapping, ImportPreview, PreviewRequest } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { tryAgain } from '#locales/basics.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem, formatFailure } from '#src/api/errors.ts';
import { useStartImport } from '../api/import-writes.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';
import { previewQuery } from '../api/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { EncodingQuestion } from './encoding-question.tsx';
import styles from './manage-external.module.css';
import { MappingFields } from './mapping-fields.tsx';
import { Preview } from './preview.tsx';
import { AmountFields, DayFields, ShapeFields, type ReadingChoice } from './reading-fields.tsx';
import { formatImportText } from './format-import-text.ts';

interface MappingPanelProps {
  fileId: number;
  /** Called to choose another file; this one is deleted after a day. */
  onLeave: () => void;
  onStarted: () => void;
}

/** Edits the mapping of a file and shows a preview of the import. */
export function MappingPanel({ fileId, onLeave, onStarted }: MappingPanelProps) {
  const [shape, setShape] = useState<Pick<ImportReading, 'encoding' | 'header_line'>>({});
  const firstRequest = Object.keys(shape).length > 0 ? { reading: shape } : null;
  const first = useQuery(previewQuery(useApi(), fileId, firstRequest));
  const again = (
    <Button variant="quiet" onClick={onLeave}>
      {t.chooseAnother}
    </Button>
  );
  if (first.error) {
    if (isProblem(first.error, 'import_refused')) {
      return (
        <Panel title={t.cannotImport}>
          <Notice tone="danger" live actions={again}>
            {formatImportText(formatFailure(first.error))}
          </Notice>
        </Panel>
      );
    }
    return (
      <Panel title={t.mapping}>
        <Notice
          tone="danger"
          title={t.previewFailed}
          live
          actions={
            <>
              <Button onClick={() => void first.refetch()}>{tryAgain}</Button>
              {again}
            </>
          }
        >
          {formatFailure(first.error)}
        </Notice>
      </Panel>
    );
  }
  if (!first.data || first.isPlaceholderData) {
    return (
      <Panel title={t.mapping}>
        {first.failureCount > 0 && (
          <Notice tone="info" title={t.previewWaits} live actions={again}>
            {t.previewWaitsHint}
          </Notice>
        )}
        <LoadingPanel label={t.reading} />
      </Panel>
    );
  }
  if (first.data.encodings.length > 0) {
    return (
      <Panel stacked title={t.whichEncoding}>
        <EncodingQuestion
          guesses={first.data.encodings}
          onChoose={(encoding) => setShape({ encoding })}
        />
        <div className={styles.ways}>{again}</div>
      </Panel>
    );
  }
  return (
    <Mapping
      key={[fileId, shape.encoding, shape.header_line].join(' ')}
      fileId={fileId}
      first={first.data}
      firstRequest={firstRequest}
      onHeader={(encoding, header_line) => setShape({ ...(encoding && { encoding }), header_line })}
      onLeave={onLeave}
      onStarted={onStarted}
    />
  );
}

/** How long after the last key the preview is updated. */
const debounceMs = 350;

interface MappingProps extends MappingPanelProps {
  first: ImportPreview;
  /** What `first` is the answer to. */
  firstRequest: PreviewRequest | null;
  onHeader: (encoding: ImportEncoding | undefined, line: number) => void;
}

function Mapping(props: MappingProps) {
  const { fileId, first, firstRequest, onHeader, onLeave, onStarted } = props;
  // What the file was found to be stays; how its amounts are read may change with the mapping.
  const { encoding, separator, header_line, list, currency, nights } = first.reading;
  const [request, setRequest] = useState({
    mapping: first.mapping,
    reading: defined({ encoding, separator, header_line, list, currency, nights }),
    isFirst: true,
  });
  const { mapping } = request;
  const tried = useDebouncedValue(request, debounceMs);
  const { isFirst, ...asked } = tried;
  const result = useQuery(previewQuery(useApi(), fileId, isFirst ? firstRequest : asked));
  const start = useStartImport();
  const preview = result.data ?? first;
  const isSettled = tried === request && !result.isFetching;
  const setMapping = (changed: ImportMapping) =>
    setRequest({ ...request, mapping: changed, isFirst: false });
  const choose = (choice: ReadingChoice) =>
    setRequest({ ...request, reading: defined({ ...request.reading, ...choice }), isFirst: false });
  const isFit = preview.mapping_problem === null && !result.error;

  return (
    <Panel title={t.mapping}>
      <ShapeFields
        preview={preview}
        onChoose={choose}
        onHeader={(line) => onHeader(request.reading.encoding, line)}
      />
      <p className={styles.soft}>{t.mappingHint(formulas)}</p>
      <MappingFields
        columns={preview.columns}
        mapping={mapping}
        errors={isSettled ? preview.mapping_errors : []}
        onChange={setMapping}
      />
      <AmountFields preview={preview} onChoose={choose} />
      <DayFields preview={preview} onChoose={choose} />
      <FailureNotice title={t.previewFailed} error={result.error} />
      {result.isFetching && result.failureCount > 0 && (
        <Notice tone="info" title={t.previewWaits} live>
          {t.previewWaitsHint}
        </Notice>
      )}
      <Preview preview={preview} busy={!isSettled} />
      <FailureNotice title={t.notStarted} error={start.error} />
      <div className={styles.ways}>
        <Button
          disabled={!isFit || preview.accepted === 0}
          busy={start.isPending || !isSettled}
          onClick={() => {
            // What was shown counts. A promise: callbacks of `mutate` are dropped when the panel unmounts.
            const reading = defined(preview.reading);
            start
              .mutateAsync({ file_id: fileId, mapping, reading })
              .then(onStarted, () => undefined);
          }}
        >
          {preview.is_whole_file ? t.importRows({ count: preview.accepted }) : t.importIt}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t.chooseAnother}
        </Button>
      </div>
    </Panel>
  );
}

/** The names of columns are those of a file, in no language. */
const formulas = {
  times: <code dir="ltr">{'price*30'}</code>,
  divided: <code dir="ltr">{'yearly/12'}</code>,
  combined: <code dir="ltr">{'{street}, {city}'}</code>,
};

/** Without what is undefined: the file decides it. */
const defined = (reading: ReadingChoice): ImportReading =>
  Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined));
