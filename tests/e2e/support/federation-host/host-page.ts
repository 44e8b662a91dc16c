import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds the host for React 19 and for React 18, as two scripts that share nothing. */
const buildHosts = async (): Promise<string[]> => [
  await buildHost([]),
  await buildHost([
    { find: /^react(?=\/|$)/, replacement: 'react-18' },
    { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
  ]),
];

async function buildHost(alias: { find: RegExp; replacement: string }[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'host.tsx'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

/** Serves a page with both hosts on it, as a site of its own. */
export async function startHostSite(): Promise<{ url: string; stop: () => void }> {
  const scripts = await buildHosts();
  const tags = scripts.map((_, index) => `<script type="module" src="/${index}.js"></script>`);
  const html = `<!doctype html>
<html lang="en"><title>Partner</title><link rel="icon" href="data:," />${tags.join('')}<body>`;
  const server = createServer((request, response) => {
    const script = scripts[Number(/(\d)\.js$/.exec(request.url ?? '')?.[1])];
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(script ?? html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
