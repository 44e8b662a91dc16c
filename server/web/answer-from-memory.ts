import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  acceptedEncoding,
  isForEveryone,
  smallestCompressed,
  type AnswerCache,
  type CachedAnswer,
  type Encoding,
} from '#platform/http/answer-cache.ts';
import { isKnown } from '#platform/http/json-response.ts';
import type { Listener } from '#platform/http/open-port.ts';
import type { RequestRecorder } from '#platform/http/request-recorder.ts';
import { forOpener } from '#platform/http/security-headers.ts';
import { readVisitorNetwork } from '#platform/http/visitor-network.ts';

interface Memory {
  cache: Pick<AnswerCache, 'get' | 'encode'>;
  /** The headers of every answer. */
  headers: Record<string, string>;
  trustedProxies: number;
  /** Counts for the rate limit, as a limiter does. */
  countRead(network: string): Promise<number>;
  recorder: RequestRecorder;
}

/**
 * Answers hot reads of anonymous visitors with the bytes in memory, before Hono sees them: its
 * routing, middleware and Response take longer than all that is done here. Headers, limit and recorder
 * are those of the app, so the answer is the same to the letter (tests/api/hot-answers.test.ts
 * compares). `answer` gets everything else, and what the rate limit refuses.
 */
export function answerFromMemory(memory: Memory, answer: Listener): Listener {
  const { cache, recorder, trustedProxies, countRead } = memory;
  const send = createSender(memory);
  return (request, response) => {
    const { headers, method, url = '' } = request;
    const stored = method === 'GET' ? cache.get(url) : null;
    const header = (name: string) => headers[name]?.toString();
    if (!stored || !isForEveryone(header) || stored.isFor?.(header) === false) {
      return answer(request, response);
    }
    const started = recorder.start();
    return countRead(readVisitorNetwork(request, trustedProxies)).then((waitMs) =>
      waitMs > 0 ? answer(request, response) : send(stored, started, request, response),
    );
  };
}

function createSender({ cache, headers: always, recorder }: Memory) {
  /** By the body that is sent with them; without a body, by the answer. */
  const lists = new WeakMap<object, string[]>();

  /** The headers as Node wants them, made once; the last one is the id of the request. */
  function listHeadersOnce(answer: CachedAnswer, sent: Sent): string[] {
    const key = sent.body ?? answer;
    const made = lists.get(key);
    if (made) return made;
    const list = listHeaders(answer, answer.headers, sent);
    lists.set(key, list);
    return list;
  }

  function listHeaders(
    { etag }: CachedAnswer,
    own: Record<string, string>,
    { body, encoding }: Sent,
  ): string[] {
    const lines = [...Object.entries({ ...always, ...own }).flat(), 'ETag', etag];
    if (encoding) lines.push('Content-Encoding', encoding);
    if (body) lines.push('Content-Length', String(body.length));
    return [...lines, 'X-Request-Id', ''];
  }

  /** Compresses in the background: only the first visitor gets it as it is. */
  function bodyFor(answer: CachedAnswer, acceptEncoding: string | undefined): Sent {
    const encoding = acceptedEncoding(acceptEncoding);
    const plain = { body: answer.body, encoding: null };
    if (!encoding || answer.body.length < smallestCompressed) return plain;
    const body = answer.encoded?.[encoding];
    if (body) return { body, encoding };
    void cache.encode(answer, encoding).catch(() => undefined);
    return plain;
  }

  return (
    answer: CachedAnswer,
    started: ReturnType<RequestRecorder['start']>,
    { headers, url = '' }: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const status = isKnown(headers['if-none-match'], answer.etag) ? 304 : 200;
    const sent = status === 304 ? nothing : bodyFor(answer, headers['accept-encoding']?.toString());
    const own = forOpener(answer.headers, headers['sec-fetch-site']?.toString());
    const lines =
      own === answer.headers ? listHeadersOnce(answer, sent) : listHeaders(answer, own, sent);
    lines[lines.length - 1] = started.requestId;
    response.writeHead(status, lines).end(sent.body ?? undefined);
    const [path = ''] = url.split('?', 1);
    recorder.finish(started, { method: 'GET', path, status, route: answer.route });
  };
}

/** A body and its encoding. */
interface Sent {
  body: Uint8Array | null;
  encoding: Encoding | null;
}

const nothing: Sent = { body: null, encoding: null };
