import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ImportSource } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useFetchFile } from '../api/import-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { formatSize } from './import-labels.ts';
import styles from './manage-external.module.css';
import { useImportUpload } from './use-import-upload.ts';
import { formatImportText } from './format-import-text.ts';

interface FilePanelProps {
  source: ImportSource;
  /** Called when a file is uploaded or fetched. */
  onFile: (fileId: number) => void;
}

/** Names of files that the chooser offers for each kind. */
const acceptedFiles: Record<ImportSource['kind'], string> = {
  csv: '.csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values',
  json: '.json,.geojson,application/json,application/geo+json',
};

/** Uploads a chosen or dropped file, or lets the server fetch it from the source's URL. */
export function FilePanel({ source, onFile }: FilePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { upload, failure, send } = useImportUpload(source.id, onFile);
  const fetchFile = useFetchFile(source.id);
  const { kind, address } = source;
  const refusal = failure ?? (fetchFile.error && formatImportText(formatFailure(fetchFile.error)));
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) send(file);
  };

  return (
    <Panel title={t.newImport}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.file}
          accept={acceptedFiles[kind]}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Allows choosing the same file again.
            event.currentTarget.value = '';
          }}
        />
        <div className={styles.ways}>
          <Button disabled={upload !== null} onClick={() => input.current?.click()}>
            <Icon name={laterIcons.upload} />
            {t.chooseFile({ kind: kind.toUpperCase() })}
          </Button>
          {address && (
            <Button
              variant="quiet"
              busy={fetchFile.isPending}
              busyLabel={t.fetching}
              onClick={() => fetchFile.mutate(undefined, { onSuccess: ({ id }) => onFile(id) })}
            >
              <span dir="auto">{t.fetchFrom({ host: new URL(address).host })}</span>
            </Button>
          )}
        </div>
        <p className={styles.soft}>
          {t.dropIt({
            size: formatSize(limits.imports.fileBytes),
            count: limits.imports.rows,
          })}
        </p>
        {upload && (
          <Progress
            label={t.uploading({ fileName: upload.name })}
            share={upload.share}
            onCancel={upload.stop}
          />
        )}
      </div>
      {refusal && (
        <Notice tone="danger" title={t.noFile} live>
          {refusal}
        </Notice>
      )}
    </Panel>
  );
}
