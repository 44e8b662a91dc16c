import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { sendFile } from '#src/actors/send-file.ts';
import { useRequestUpload } from '#src/queries/import-writes.ts';
import { sizeWords } from './import-words.ts';

interface Upload {
  name: string;
  /** 0 to 1. */
  share: number;
  stop: () => void;
}

/** Sends one file to import; `onArrived` gets its number. It stops when its panel goes. */
export function useImportUpload(sourceId: number, onArrived: (fileId: number) => void) {
  const { mutateAsync: requestUpload } = useRequestUpload(sourceId);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function send(file: File): Promise<void> {
    setFailure(null);
    if (file.size === 0) return setFailure(`${file.name} is empty.`);
    if (file.size > limits.imports.fileBytes) {
      const most = sizeWords(limits.imports.fileBytes);
      return setFailure(`${file.name} has ${sizeWords(file.size)}; a file may have up to ${most}.`);
    }
    const name = file.name.slice(-limits.imports.fileName);
    stopper.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stopper.current = controller;
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
          else reject(new UploadBroke());
        });
        signal.addEventListener('abort', () => (stopSending(), resolve()));
      });
      if (!signal.aborted) onArrived(target.file_id);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof UploadBroke ? error.message : failureWords(error));
    }
    if (!signal.aborted) setUpload(null);
  }

  return { upload, failure, send: (file: File) => void send(file) };
}

class UploadBroke extends Error {
  override message = 'Failed to upload file. Check your connection and choose it again.';
}
