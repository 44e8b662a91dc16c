import type { Log } from '../log.ts';
import { createSampledLog } from '../sampled-log.ts';

export type Attributes = Record<string, string | number>;

/** What took how long, for whom it was done, and what it was. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: 'server' | 'client';
  /** A time of performance.now(), in milliseconds. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  isFailed?: boolean;
}

export interface SpanExporter {
  add(span: Span): void;
  /** Sends what waits; a collector that does not answer is not waited for. */
  close(): Promise<void>;
}

const sendEveryMs = 5000;
const spansInBatch = 512;
/** More wait while the collector is away; then the newest are dropped. */
const maxWaiting = 4096;
const answerMs = 3000;

/** The numbers of OTLP. */
const kinds = { server: 2, client: 3 };
const failed = 2;

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON
 * (https://opentelemetry.io/docs/specs/otlp/#otlphttp). Losing some is better than waiting: no
 * request ever waits for the collector.
 */
export function createSpanExporter({
  url,
  resource,
  log,
}: {
  url: URL;
  /** Who sends. */
  resource: Attributes;
  log: Pick<Log, 'warn' | 'info' | 'error'>;
}): SpanExporter {
  const waiting: Span[] = [];
  const sampled = createSampledLog(log);
  let sending: Promise<void> | null = null;

  async function post(spans: Span[]): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(exportRequest(resource, spans)),
        // The spans are for this collector alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      });
      // Nobody reads what it says, which may have no end.
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answers ${answer.status}`);
    } catch (error) {
      sampled('warn', 'traces', { err: error }, 'The collector of traces did not take them');
    }
  }

  function send(): Promise<void> {
    if (sending) return sending;
    if (waiting.length === 0) return Promise.resolve();
    sending = post(waiting.splice(0, spansInBatch)).finally(() => {
      sending = null;
      if (waiting.length >= spansInBatch) void send();
    });
    return sending;
  }

  const timer = setInterval(() => void send(), sendEveryMs).unref();
  return {
    add(span) {
      if (waiting.length >= maxWaiting) return;
      waiting.push(span);
      if (waiting.length >= spansInBatch) void send();
    },
    async close() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}

function exportRequest(resource: Attributes, spans: Span[]) {
  const scope = { name: 'roomieradar' };
  const scopeSpans = [{ scope, spans: spans.map(written) }];
  return { resourceSpans: [{ resource: { attributes: keyValues(resource) }, scopeSpans }] };
}

function written({ traceId, spanId, parentSpanId, name, kind, attributes, ...span }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: unixNanos(span.startedAt),
    endTimeUnixNano: unixNanos(span.endedAt),
    attributes: keyValues(attributes),
    status: span.isFailed ? { code: failed } : {},
  };
}

const keyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    // 64 bits are a string in the JSON of protobuf.
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** As text, because numbers of JavaScript are too short for it. */
function unixNanos(performanceMs: number): string {
  const micros = Math.round((performance.timeOrigin + performanceMs) * 1000);
  return `${micros}000`;
}
