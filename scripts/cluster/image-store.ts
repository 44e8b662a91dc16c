import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  S3Client,
} from '@aws-sdk/client-s3';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, 's3-server');
/** As the script makes its user. */
export const s3Credentials = {
  accessKeyId: 'roomieradar-test',
  secretAccessKey: 'roomieradar-test-secret',
};
const region = 'default';

/** Starts Ceph's radosgw with a bucket as docs/services.md asks for. */
export async function startImageStore(folder: string, address: string) {
  await mkdir(folder);
  const port = randomInt(20_000, 40_000);
  await run(script, [folder, String(port), address], { timeout: 120_000 });
  const url = `http://${address}:${port}`;
  await createBucket(url, 'rooms');
  return {
    url,
    env: bucketSettings(url, 'rooms'),
    async stop() {
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.pid')) continue;
        const pid = Number(await readFile(path.join(folder, name), 'utf8'));
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended already.
        }
      }
    },
  };
}

/** The settings of a server that uses a bucket. */
export const bucketSettings = (endpoint: string, bucket: string) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
  MEDIA_URL: `${endpoint}/${bucket}/media`,
});

/** The part of a bucket's policy that lets everyone see images. */
export const publicImages = (bucket: string) => ({
  Effect: 'Allow',
  Principal: '*',
  Action: 's3:GetObject',
  Resource: `arn:aws:s3:::${bucket}/media/*`,
});

/** Creates a bucket as docs/services.md asks for: everyone may read images, and nothing else. */
export async function createBucket(endpoint: string, bucket: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: s3Credentials,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [publicImages(bucket)] });
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
  const rule = {
    AllowedOrigins: ['*'],
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type', 'if-none-match'],
  };
  await client.send(
    new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }),
  );
  client.destroy();
}
