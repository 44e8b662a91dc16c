import {
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { databaseFailure } from '../database/failures.ts';
import { withTimeout } from '../time-limit.ts';
import { StorageAway, StorageRefused } from './storage.ts';

export interface Bucket {
  client: S3Client;
  name: string;
  /** The longest that one exchange takes, with all its tries and its body. */
  exchangeMs: number;
}

/** Lists the objects below a prefix, page by page. */
export async function* listPages(
  bucket: Bucket,
  Prefix: string,
  Delimiter?: string,
): AsyncIterable<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket.name,
      Prefix,
      Delimiter,
      ContinuationToken,
    });
    const page = await answered(bucket, (abortSignal) =>
      bucket.client.send(command, { abortSignal }),
    );
    yield page;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/**
 * The answer, or 'missing' when there is no such object. Rejects with StorageAway as `answered`
 * does.
 */
export async function orMissing<T>(
  bucket: Pick<Bucket, 'exchangeMs'>,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'missing'> {
  try {
    return await answered(bucket, ask);
  } catch (error) {
    if (errorStatus(error) === 404) return 'missing';
    throw error;
  }
}

/**
 * The answer of the service, with its body if `ask` reads it. Rejects with StorageAway when there is
 * none in time, or when it is a server error, and with StorageRefused when our key is refused.
 */
export async function answered<T>(
  { exchangeMs }: Pick<Bucket, 'exchangeMs'>,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await withTimeout(exchangeMs, ask);
  } catch (error) {
    // Our own disk is full: bodies are written there.
    if (databaseFailure(error) === 'disk full') throw error;
    const status = errorStatus(error);
    if (status === 401 || status === 403) {
      throw new StorageRefused(`The S3 service refuses us (${String(error)})`, { cause: error });
    }
    if (status !== undefined && status < 500 && status !== 429) throw error;
    throw new StorageAway(`The S3 service does not answer (${String(error)})`, { cause: error });
  }
}

function errorStatus(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
