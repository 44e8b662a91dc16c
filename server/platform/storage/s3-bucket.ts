import {
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { StorageAway } from './storage.ts';

export interface Bucket {
  client: S3Client;
  name: string;
}

/** Lists the objects below a prefix, page by page. */
export async function* pagesOf(
  { client, name }: Bucket,
  Prefix: string,
  Delimiter?: string,
): AsyncIterable<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: name,
      Prefix,
      Delimiter,
      ContinuationToken,
    });
    const page = await answered(() => client.send(command));
    yield page;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/**
 * The answer, or 'missing' when there is no such object. Rejects with StorageAway as `answered`
 * does.
 */
export async function orMissing<T>(ask: () => Promise<T>): Promise<T | 'missing'> {
  try {
    return await answered(ask);
  } catch (error) {
    if (errorStatus(error) === 404) return 'missing';
    throw error;
  }
}

/**
 * The answer of the service; rejects with StorageAway when there is none, or when it is a server
 * error.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const status = errorStatus(error);
    if (status !== undefined && status < 500 && status !== 429) throw error;
    throw new StorageAway(`The S3 service does not answer (${String(error)})`, { cause: error });
  }
}

function errorStatus(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
