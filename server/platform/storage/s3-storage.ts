import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings.ts';
import { answered, orMissing, pagesOf, type Bucket } from './s3-bucket.ts';
import { s3SharedFiles } from './s3-shared-files.ts';
import { s3Quarantine } from './s3-quarantine.ts';
import { StorageAway, StorageRefused, type MediaStore, type Storage } from './storage.ts';

/** Each of two tries; somebody waits at a screen. */
const connectMs = 2000;
const requestMs = 5000;
/** Shared files are large, and nobody waits for them. */
const sharedRequestMs = 60_000;
const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Stores everything in one bucket: everyone may read `media/`, nobody `quarantine/` and `shared/`. */
export function s3Storage(settings: S3Settings): Storage {
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
  const bucket = { client, name };
  return {
    media: s3Media(bucket),
    quarantine: s3Quarantine(bucket),
    shared: s3SharedFiles({ client: clientFor(sharedRequestMs), name }),
    mediaUrl,
    origins: { media: new URL(mediaUrl).origin, uploads: endpoint },
    async check() {
      try {
        await answered(() => client.send(new HeadBucketCommand({ Bucket: name })));
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
        ContentType: types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await answered(() => client.send(command));
    },

    async has(key) {
      const command = new HeadObjectCommand({ Bucket, Key: `media/${key}` });
      return (await orMissing(() => client.send(command))) !== 'missing';
    },

    async get(key) {
      const command = new GetObjectCommand({ Bucket, Key: `media/${key}` });
      const object = await orMissing(() => client.send(command));
      if (object === 'missing') return null;
      const bytes = await answered(async () => object.Body?.transformToByteArray());
      return bytes ? Buffer.from(bytes) : null;
    },

    async deleteFolder(folder) {
      for await (const { Contents = [] } of pagesOf(bucket, `media/${folder}/`)) {
        for (const { Key } of Contents) {
          // One by one, because not every compatible service can delete several objects in one
          // request.
          await answered(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
        }
      }
    },

    async *listFolders(parent) {
      for await (const { CommonPrefixes = [] } of pagesOf(bucket, `media/${parent}/`, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice('media/'.length, -1);
      }
    },

    async isOlder(folder, before) {
      for await (const { Contents = [] } of pagesOf(bucket, `media/${folder}/`)) {
        if (Contents.some(({ LastModified }) => LastModified && LastModified >= before)) {
          return false;
        }
      }
      return true;
    },
  };
}
