import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { answered, orMissing, listPages, type Bucket } from './s3-bucket.ts';
import { makeScratch } from './files.ts';
import type { Quarantine } from './storage.ts';

const prefix = 'quarantine/';
/**
 * The signed headers. Without If-None-Match a presigned address could be used twice while it is
 * valid.
 */
const signed = new Set(['host', 'content-type', 'content-length', 'if-none-match']);

/** Raw uploads below `quarantine/` of a bucket; browsers send them there directly. */
export function s3Quarantine(bucket: Bucket, now: () => number): Quarantine {
  const { client, name: Bucket } = bucket;
  const place = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    async addressFor({ key, content_type, size, expires_at }) {
      const command = new PutObjectCommand({
        ...place(key),
        ContentType: content_type,
        ContentLength: size ?? undefined,
        IfNoneMatch: '*',
      });
      const signingDate = new Date(now());
      const lifeMs = expires_at.getTime() - signingDate.getTime();
      const expiresIn = Math.max(1, Math.round(lifeMs / 1000));
      const terms = { expiresIn, signingDate, signableHeaders: signed };
      return {
        url: await getSignedUrl(client, command, terms),
        // The browser sets Content-Length itself; scripts cannot set it.
        headers: { 'Content-Type': content_type, 'If-None-Match': '*' },
      };
    },

    fetch(key, maxBytes) {
      return orMissing(bucket, async (abortSignal) => {
        const object = await client.send(new GetObjectCommand(place(key)), { abortSignal });
        const body = object.Body as Readable;
        if (object.ContentLength === undefined || object.ContentLength > maxBytes) {
          body.destroy();
          return 'too_large';
        }
        const folder = await makeScratch('raw');
        const release = () => rm(folder, { recursive: true, force: true });
        try {
          const file = path.join(folder, 'raw');
          await pipeline(body, createWriteStream(file), { signal: abortSignal });
          return { path: file, release };
        } catch (error) {
          body.destroy();
          await release();
          throw error;
        }
      });
    },

    async delete(key) {
      await answered(bucket, (abortSignal) =>
        client.send(new DeleteObjectCommand(place(key)), { abortSignal }),
      );
    },

    async *list(before) {
      for await (const { Contents = [] } of listPages(bucket, prefix)) {
        for (const { Key = '', LastModified } of Contents) {
          if (LastModified && LastModified < before) yield Key.slice(prefix.length);
        }
      }
    },
  };
}
