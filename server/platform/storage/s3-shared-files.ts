import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { answered, orMissing, type Bucket } from './s3-bucket.ts';
import type { SharedFiles } from './storage.ts';

/** Private files that all processes of an installation share, below `shared/` of the bucket. */
export function s3SharedFiles(bucket: Bucket): SharedFiles {
  const { client, name: Bucket } = bucket;
  const sharedKey = (name: string) => `shared/${name}`;
  return {
    async put(name, file) {
      const { size } = await stat(file);
      const Body = createReadStream(file);
      const command = new PutObjectCommand({
        Bucket,
        Key: sharedKey(name),
        Body,
        ContentLength: size,
        ContentType: 'application/octet-stream',
      });
      await answered(bucket, (abortSignal) => client.send(command, { abortSignal })).finally(() =>
        Body.destroy(),
      );
    },

    async fetch(name, file) {
      const command = new GetObjectCommand({ Bucket, Key: sharedKey(name) });
      // Complete or not at all, and for its owner alone, like every file of answers.
      const draft = `${file}.${process.pid}.fetched`;
      try {
        const fetched = await orMissing(bucket, async (signal) => {
          const { Body } = await client.send(command, { abortSignal: signal });
          await pipeline(Body as Readable, createWriteStream(draft, { mode: 0o600 }), { signal });
        });
        if (fetched === 'missing') return false;
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      return true;
    },

    async age(name) {
      const command = new HeadObjectCommand({ Bucket, Key: sharedKey(name) });
      const object = await orMissing(bucket, (abortSignal) =>
        client.send(command, { abortSignal }),
      );
      if (object === 'missing' || !object.LastModified) return null;
      return Date.now() - object.LastModified.getTime();
    },
  };
}
