import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { answered, orMissing, type Bucket } from './s3-bucket.ts';
import type { SharedFiles } from './storage.ts';

/** Private files that all processes of an installation share, below `shared/` of the bucket. */
export function s3SharedFiles({
  client,
  name: Bucket,
}: Bucket & { client: S3Client }): SharedFiles {
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
      await answered(() => client.send(command)).finally(() => Body.destroy());
    },

    async fetch(name, file) {
      const command = new GetObjectCommand({ Bucket, Key: sharedKey(name) });
      const object = await orMissing(() => client.send(command));
      if (object === 'missing') return false;
      // Complete or not at all, and for its owner alone, like every file of answers.
      const draft = `${file}.${process.pid}.fetched`;
      try {
        await pipeline(object.Body as Readable, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      return true;
    },

    async age(name) {
      const command = new HeadObjectCommand({ Bucket, Key: sharedKey(name) });
      const object = await orMissing(() => client.send(command));
      if (object === 'missing' || !object.LastModified) return null;
      return Date.now() - object.LastModified.getTime();
    },
  };
}
