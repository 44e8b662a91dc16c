import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chartStyles } from '../chart/chart-styles.ts';
import { drawChart } from '../chart/draw-chart.ts';
import { modelNamed, type Project } from '../commands/project.ts';
import { explore, type Graph } from '../explore.ts';
import { UsageError } from '../usage-error.ts';
import { compare, emptyDraft, lookAt, openJson, openStrategy, type Draft } from './draft.ts';
import { renderPage } from './page.ts';
import { runPlayer } from './run-player.ts';
import type { StudioOptions } from './studio-options.ts';
import { studioStyles, studioTokens } from './studio-styles.ts';

export interface Studio {
  url: string;
  close(): Promise<void>;
}

const scripts = new Set(['studio', 'dom', 'chart', 'calls', 'player']);
const ending = path.extname(import.meta.filename);
/** A recording of 200 events has 40 kB; a set of many long paths some MB. */
const longestBody = 20e6;

/**
 * Serves the studio on this machine alone. Whoever calls must know the token that the page has, and
 * ask for it by a name of this machine, so that no other site can.
 */
export async function startStudio(project: Project, options: StudioOptions = {}): Promise<Studio> {
  const token = randomBytes(24).toString('hex');
  const graphs = new Map<string, Graph>();
  const getGraph = (name: string): Graph => {
    const model = modelNamed(project.models, name);
    const graph = graphs.get(name) ?? explore(model);
    graphs.set(name, graph);
    return graph;
  };
  let running: AbortController | null = null;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isRefusal = error instanceof UsageError;
      if (response.headersSent) response.end();
      else if (error instanceof Refused) send(response, error.status, 'text/plain', error.message);
      else {
        const text = isRefusal ? error.message : String((error as Error)?.stack ?? error);
        send(response, isRefusal ? 422 : 500, 'text/plain', text);
      }
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const host = request.headers.host ?? '';
    if (![`localhost:${port}`, `127.0.0.1:${port}`].includes(host)) {
      throw new Refused(403, 'The studio answers only to names of this machine.');
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
    const name = pathname.slice(1);
    if (request.method === 'POST') {
      if (!isToken(request.headers['x-studio-token'])) throw new Refused(403, 'Reload the page.');
      return call(name, JSON.parse(await readBody(request)) as Body, response);
    }
    if (request.method !== 'GET') throw new Refused(405, 'Not allowed');
    if (name === '') {
      const model = modelNamed(
        project.models,
        searchParams.get('model') ?? project.models[0]?.name,
      );
      const { layOut } = await import('../chart/lay-out.ts');
      const marks = { name: model.name, states: new Map(), transitions: new Map() };
      const page = renderPage({
        models: project.models,
        model,
        chart: drawChart(await layOut(model.machine), marks),
        token,
        script: `/client/studio${ending}`,
        canRun: options.play !== undefined,
      });
      return send(response, 200, 'text/html', page);
    }
    if (name === 'studio.css') {
      const styles = [studioTokens, options.styles ?? '', chartStyles, studioStyles].join('\n');
      return send(response, 200, 'text/css', styles);
    }
    const [, script = ''] = /^client\/(\w+)\.[jt]s$/.exec(name) ?? [];
    if (scripts.has(script) && name.endsWith(ending)) {
      const file = path.join(import.meta.dirname, name);
      const source = await readFile(file, 'utf8');
      const code = ending === '.js' ? source : await options.compile?.(source, file);
      return send(response, 200, 'text/javascript', code ?? '');
    }
    const [, image = ''] = /^screenshots\/([\w-]+\.(?:jpe?g|png|webp))$/.exec(name) ?? [];
    const folder = options.screenshots?.(searchParams.get('model') ?? '');
    if (image !== '' && folder !== undefined && isToken(searchParams.get('token') ?? undefined)) {
      const type = image.endsWith('.png')
        ? 'image/png'
        : image.endsWith('.webp')
          ? 'image/webp'
          : 'image/jpeg';
      const content = await readFile(path.join(folder, image)).catch(() => null);
      if (content) return send(response, 200, type, content);
    }
    throw new Refused(404, 'There is nothing here.');
  }

  async function call(name: string, body: Body, response: ServerResponse): Promise<void> {
    const graph = getGraph(body.model);
    const json = (value: unknown) => send(response, 200, 'application/json', JSON.stringify(value));
    if (name === 'look') return json(lookAt(graph, body.draft ?? emptyDraft(graph)));
    if (name === 'open') return json(openJson(graph, body.json ?? '', body.index));
    if (name === 'compare') return json(compare(graph));
    if (name === 'strategy') return json(openStrategy(graph, body.index ?? 0));
    if (name !== 'play' || !options.play) throw new Refused(404, 'There is nothing here.');
    if (running) throw new Refused(409, 'A path is being played already.');
    const { play } = options;
    const stopping = new AbortController();
    running = stopping;
    response.on('close', () => stopping.abort());
    try {
      response.writeHead(200, { ...headers, 'content-type': 'application/x-ndjson' });
      await runPlayer(
        toJson(graph, body),
        (file) => play(graph.model.name, file),
        stopping.signal,
        (event) => response.write(`${JSON.stringify(event)}\n`),
      );
    } finally {
      running = null;
      response.end();
    }
  }

  function isToken(given: string | string[] | undefined): boolean {
    const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(token)];
    return one.length === other.length && timingSafeEqual(one, other);
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      running?.abort();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Body {
  model: string;
  draft?: Draft;
  json?: string;
  index?: number;
}

/** An answer that is not 200. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Only what the machine follows is played: a file from elsewhere is no command. */
const toJson = (graph: Graph, { draft }: Body): string =>
  lookAt(graph, draft ?? emptyDraft(graph)).json;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const charset = typeof body === 'string' ? '; charset=utf-8' : '';
  response.writeHead(status, { ...headers, 'content-type': `${type}${charset}` }).end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longestBody) throw new Refused(413, 'The file is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
