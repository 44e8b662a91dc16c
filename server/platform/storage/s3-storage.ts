import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings.ts';
import { answered, orMissing, listPages, type Bucket } from './s3-bucket.ts';
import { s3SharedFiles } from './s3-shared-files.ts';
import { s3Quarantine } from './s3-quarantine.ts';
import { StorageAway, StorageRefused, type MediaStore, type Storage } from './storage.ts';

/** Each of two tries; somebody waits at a screen. */
const connectMs = 2000;
const requestMs = 5000;
/** With both tries and the body: photos of visitors have some megabytes. */
const exchangeMs = 20_000;
/** Shared files are large, and nobody waits for them. */
const sharedRequestMs = 60_000;
const sharedExchangeMs = 5 * 60_000;
/** A service with slow answers deletes the files of an image at the same time. */
const deletedAtOnce = 20;
const types = new Map(
  Object.entries({
    avif: 'image/avif',
    jpg: 'image/jpeg',
    webp: 'image/webp',
  }),
);

/** Stores everything in one bucket: everyone may read `media/`, nobody `quarantine/` and `shared/`. */
export function s3Storage(
  settings: S3Settings,
  { now = Date.now, ...limits }: { now?: () => number; exchangeMs?: number } = {},
): Storage {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey, mediaUrl } = settings;
  const clientFor = (requestTimeout: number) =>
    new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // All compatible services accept the bucket's name in the path, but not all accept it as a host
      // name.
      forcePathStyle: true,
      // By default the client uses newer checksums, which some compatible services do not support.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout,
        // By default, the client only warns and goes on waiting.
        throwOnRequestTimeout: true,
      },
    });
  const client = clientFor(requestMs);
  const bucket = { client, name, exchangeMs, ...limits };
  return {
    media: s3Media(bucket),
    quarantine: s3Quarantine(bucket, now),
    shared: s3SharedFiles({
      client: clientFor(sharedRequestMs),
      name,
      exchangeMs: sharedExchangeMs,
    }),
    mediaUrl,
    origins: { media: new URL(mediaUrl).origin, uploads: endpoint },
    async check() {
      try {
        await answered(bucket, (abortSignal) =>
          client.send(new HeadBucketCommand({ Bucket: name }), { abortSignal }),
        );
      } catch (error) {
        if (error instanceof StorageAway) throw error;
        throw new StorageRefused(
          `The S3 service refuses the bucket ${name} (${String(error)}). Correct the S3_ settings.`,
          { cause: error },
        );
      }
    },
  };
}

function s3Media(bucket: Bucket): MediaStore {
  const { client, name: Bucket } = bucket;
  return {
    async put(key, data) {
      const command = new PutObjectCommand({
        Bucket,
        Key: `media/${key}`,
        Body: data,
        ContentType: types.get(key.split('.').at(-1) ?? '') ?? 'application/octet-stream',
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await answered(bucket, (abortSignal) => client.send(command, { abortSignal }));
    },

    async has(key) {
      const command = new HeadObjectCommand({ Bucket, Key: `media/${key}` });
      const head = await orMissing(bucket, (abortSignal) => client.send(command, { abortSignal }));
      return head !== 'missing';
    },

    async get(key) {
      const command = new GetObjectCommand({ Bucket, Key: `media/${key}` });
      const file = await orMissing(bucket, async (signal) => {
        const { Body } = await client.send(command, { abortSignal: signal });
        return buffer(addAbortSignal(signal, Body as Readable));
      });
      return file === 'missing' ? null : file;
    },

    async deleteFolder(folder) {
      // A file that cannot be deleted keeps no other one.
      const failures: unknown[] = [];
      const remove = (Key: string | undefined) =>
        answered(bucket, (abortSignal) =>
          client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
        ).catch((error: unknown) => failures.push(error));
      for await (const { Contents = [] } of listPages(bucket, `media/${folder}/`)) {
        // One request for each, because not every compatible service can delete several objects in
        // one.
        for (let from = 0; from < Contents.length; from += deletedAtOnce) {
          const some = Contents.slice(from, from + deletedAtOnce);
          await Promise.all(some.map(({ Key }) => remove(Key)));
          // The service is away, or the whole folder is refused.
          if (failures.length >= deletedAtOnce) throw failures[0];
        }
      }
      if (failures.length > 0) throw failures[0];
    },

    async *listFolders(parent) {
      for await (const { CommonPrefixes = [] } of listPages(bucket, `media/${parent}/`, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice('media/'.length, -1);
      }
    },

    async isOlder(folder, before) {
      for await (const { Contents = [] } of listPages(bucket, `media/${folder}/`)) {
        if (Contents.some(({ LastModified }) => LastModified && LastModified >= before)) {
          return false;
        }
      }
      return true;
    },
  };
}
