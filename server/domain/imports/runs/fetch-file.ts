import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { limits } from '#contract/limits.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { AddressRefused, type AddressGuard } from '#platform/http/public-address.ts';

export interface FetchLimits {
  /** Until the first byte of each answer. */
  answerMs: number;
  /** For everything together. */
  totalMs: number;
  /** The largest file. */
  bytes: number;
}

/** A file could not be fetched. */
export class FetchRefused extends ProblemError {
  override name = 'FetchRefused';
  /** May the same request succeed later? */
  readonly isPassing: boolean;
  constructor(detail: string, isPassing: boolean) {
    super('import_refused', { detail });
    this.isPassing = isPassing;
  }
}

export interface FetchedFile {
  bytes: AsyncIterable<Uint8Array>;
  /** The last part of its path, to display. */
  name: string;
  /** Ends the connection, whether the file was read or not. */
  close: () => void;
}

const usualLimits: FetchLimits = {
  answerMs: 15_000,
  totalMs: 60_000,
  bytes: limits.imports.fileBytes,
};
const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

const refused = (detail: string) => new FetchRefused(detail, false);
const failed = (detail: string) => new FetchRefused(detail, true);

/**
 * Fetches a file from the public internet. Checks every redirect like the first URL, and sends no
 * credentials. Throws `import_refused` with a sentence, here or while the bytes are read, also
 * when `signal` is aborted. The caller must call `close`.
 */
export async function fetchFile(
  address: string,
  guard: AddressGuard,
  { signal: stopping, ...given }: Partial<FetchLimits> & { signal?: AbortSignal } = {},
): Promise<FetchedFile> {
  const { answerMs, totalMs, bytes: maxBytes } = { ...usualLimits, ...given };
  const late = AbortSignal.timeout(totalMs);
  const waiting = { late, signal: stopping ? AbortSignal.any([late, stopping]) : late };
  let url = readAddress(address);
  for (let hops = 0; ; hops += 1) {
    const response = await requestUrl(url, guard, waiting, answerMs);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (!redirects.has(status) || location === undefined) {
      const refusal = checkResponse(response, status, maxBytes);
      if (refusal) {
        response.destroy();
        throw refusal;
      }
      const close = () => void response.destroy();
      return {
        bytes: bytesOf(response, { late, maxBytes }),
        name: fileNameFromUrl(url),
        close,
      };
    }
    response.destroy();
    if (hops >= maxRedirects) throw refused('The URL redirects more than three times.');
    const next = URL.canParse(location, url) ? new URL(location, url).href : '';
    const from = url;
    url = readAddress(next);
    if (from.protocol === 'https:' && url.protocol === 'http:') {
      throw refused('The URL redirects from https to http.');
    }
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw refused('The URL must begin with https:// or http://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused('The URL contains a user name or password, which is not supported.');
  }
  return url;
}

interface Waiting {
  /** Aborted after the time for everything. */
  late: AbortSignal;
  /** Aborted then, or by the caller: ends the connection. */
  signal: AbortSignal;
}

async function requestUrl(
  url: URL,
  guard: AddressGuard,
  { late, signal }: Waiting,
  answerMs: number,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  try {
    guard.requireHost(url.hostname);
    return await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        lookup: guard.lookup,
        signal,
        // No kept-alive connection: it was checked for another URL.
        agent: false as const,
        headers: { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'RoomieRadar' },
      };
      const sent = request(url, options, resolve);
      sent.setTimeout(answerMs, () => sent.destroy(new Error('timeout')));
      sent.on('error', reject);
      sent.end();
    });
  } catch (error) {
    if (error instanceof AddressRefused) {
      throw refused('The URL leads into a network that is not public.');
    }
    if (late.aborted) throw failed('The file did not arrive in time.');
    throw failed(`${url.host} does not answer.`);
  }
}

/** The reason to refuse a response before its body is read; null if there is none. */
function checkResponse(
  { headers }: IncomingMessage,
  status: number,
  maxBytes: number,
): ProblemError | null {
  if (status !== 200)
    return (isPassing(status) ? failed : refused)(`The URL answers ${status} instead of a file.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    return refused('The server sends the file compressed, although it was requested uncompressed.');
  }
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : null;
}

const isPassing = (status: number) => status === 429 || status >= 500;

async function* bytesOf(
  response: IncomingMessage,
  { late, maxBytes }: { late: AbortSignal; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      received += chunk.length;
      if (received > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    if (late.aborted) throw failed('The file did not arrive in time.');
    throw failed('The connection broke while the file was fetched.');
  }
}

/** The error for a file over the size limit. */
export const tooLarge = (maxBytes: number = limits.imports.fileBytes) =>
  refused(`The file is larger than ${maxBytes / 1_000_000} MB.`);

function fileNameFromUrl({ pathname, host }: URL): string {
  const last = pathname.split('/').findLast(Boolean) ?? host;
  return last.slice(0, limits.imports.fileName);
}
