import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/admin-imports.ts';
import { formatFailure } from '#src/api/errors.ts';
import { sendFile } from '#src/shared/uploads/send-file.ts';
import { useRequestUpload } from '../api/import-writes.ts';
import { formatSize } from './import-labels.ts';

interface Upload {
  name: string;
  /** 0 to 1. */
  share: number;
  stop: () => void;
}

/** Uploads one file; `onArrived` gets its id. Stops when the component unmounts. */
export function useImportUpload(sourceId: number, onArrived: (fileId: number) => void) {
  const { mutateAsync: requestUpload } = useRequestUpload(sourceId);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function send(file: File): Promise<void> {
    setFailure(null);
    if (file.size === 0) return setFailure(t.isEmpty({ fileName: file.name }));
    if (file.size > limits.imports.fileBytes) {
      const max = formatSize(limits.imports.fileBytes);
      return setFailure(t.isTooLarge({ fileName: file.name, size: formatSize(file.size), max }));
    }
    const name = file.name.slice(-limits.imports.fileName);
    controllerRef.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const stop = () => {
      controller.abort();
      setUpload(null);
    };
    setUpload({ name, share: 0, stop });
    try {
      const target = await requestUpload({ name, size: file.size });
      if (signal.aborted) return;
      await new Promise<void>((resolve, reject) => {
        const stopSending = sendFile(window, target, file, (event) => {
          if (event.type === 'bytes.sent') {
            setUpload((now) => now && { ...now, share: event.sentBytes / file.size });
          } else if (event.type === 'file.arrived') resolve();
          else reject(new UploadFailed());
        });
        signal.addEventListener('abort', () => (stopSending(), resolve()));
      });
      if (!signal.aborted) onArrived(target.file_id);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof UploadFailed ? error.message : formatFailure(error));
    }
    if (!signal.aborted) setUpload(null);
  }

  return { upload, failure, send: (file: File) => void send(file) };
}

class UploadFailed extends Error {
  override message = t.uploadFailed;
}
