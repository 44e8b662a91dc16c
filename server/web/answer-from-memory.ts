import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { msSince, type Visit } from '#platform/http/access-log.ts';
import {
  acceptedEncoding,
  isForEveryone,
  type AnswerCache,
  type CachedAnswer,
} from '#platform/http/answer-cache.ts';
import { isKnown } from '#platform/http/json-response.ts';
import type { Listener } from '#platform/http/open-port.ts';
import { forOpener } from '#platform/http/security-headers.ts';
import { networkOf, visitorAddressOf } from '#platform/http/visitor-address.ts';
import type { Metrics } from '#platform/metrics/registry.ts';

interface Memory {
  cache: Pick<AnswerCache, 'get' | 'encode'>;
  /** Those of every answer. */
  headers: Record<string, string>;
  trustedProxies: number;
  /** Counts for the rate limit; rejects beyond it. */
  countRead(network: string): Promise<unknown>;
  noteVisit(visit: Visit): void;
  metrics: Pick<Metrics, 'countRequest'> | null;
}

/**
 * Answers hot reads of anonymous visitors with the bytes in memory, before Hono sees them: its
 * routing, middleware and Response take longer than all that is done here. The answer is the same to
 * the letter, and limits, log and metrics count it alike (tests/api/hot-answers.test.ts compares).
 * Everything else goes to `answer`, and also what the rate limit refuses.
 */
export function answerFromMemory(memory: Memory, answer: Listener): Listener {
  const { cache, trustedProxies, countRead } = memory;
  const send = createSender(memory);
  return (request, response) => {
    const { headers, method, url = '' } = request;
    const found = method === 'GET' ? cache.get(url) : null;
    if (!found || !isForEveryone((name) => headers[name]?.toString())) {
      return answer(request, response);
    }
    const startedAt = performance.now();
    return countRead(networkOf(visitorAddressOf(request, trustedProxies))).then(
      () => send(found, startedAt, request, response),
      () => answer(request, response),
    );
  };
}

function createSender({ cache, headers: always, noteVisit, metrics }: Memory) {
  const flat = new WeakMap<Record<string, string>, string[]>();

  /** All headers as Node wants them, made once for each record. */
  function flatten(own: Record<string, string>): string[] {
    const known = flat.get(own) ?? Object.entries({ ...always, ...own }).flat();
    flat.set(own, known);
    return known;
  }

  /** Compresses in the background: only the first visitor gets it as it is. */
  function encodedFor(answer: CachedAnswer, acceptEncoding: string | undefined) {
    const encoding = acceptedEncoding(acceptEncoding);
    if (!encoding || answer.body.length < smallestCompressed) return null;
    const body = answer.encoded?.[encoding];
    if (!body) void cache.encode(answer, encoding).catch(() => undefined);
    return body ? { encoding, body } : null;
  }

  return (
    answer: CachedAnswer,
    startedAt: number,
    { headers, url = '' }: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const requestId = randomUUID();
    const own = forOpener(answer.headers, headers['sec-fetch-site']?.toString());
    const lines = [...flatten(own), 'ETag', answer.etag, 'X-Request-Id', requestId];
    const status = isKnown(headers['if-none-match'], answer.etag) ? 304 : 200;
    if (status === 304) {
      response.writeHead(304, lines).end();
    } else {
      const encoded = encodedFor(answer, headers['accept-encoding']?.toString());
      const body = encoded?.body ?? answer.body;
      if (encoded) lines.push('Content-Encoding', encoded.encoding);
      lines.push('Content-Length', String(body.length));
      response.writeHead(200, lines).end(body);
    }
    const [path = ''] = url.split('?', 1);
    noteVisit({ requestId, method: 'GET', path, status, ms: msSince(startedAt) });
    metrics?.countRequest('GET', answer.route, status, (performance.now() - startedAt) / 1000);
  };
}

/** Less fits into one packet anyway. */
const smallestCompressed = 1000;
