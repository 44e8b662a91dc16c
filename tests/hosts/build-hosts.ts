import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type { EmbedMethod } from '#src/features/partners/choice.ts';
import type { MakeSnippet, Subject } from '#src/features/partners/snippets/snippet.ts';
import type { Host, Material } from './hosts.ts';

const here = import.meta.dirname;
/** Below this folder, so that the hosts find their packages. */
const packages = path.join(here, 'packages');
const work = path.join(packages, '.tmp');

/** Writes a host into an empty folder, builds it, and returns the folder of the built site. */
export async function buildHost({ name, files, build, out }: Host, material: Material) {
  const folder = path.join(work, name);
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files(material))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  const [program, ...parameters] = build;
  if (program) await runNode(await findProgram(program), parameters, folder, name);
  return path.join(folder, out);
}

/** Loads the snippets through Vite, because some of them are the text of files. */
export async function loadMaterial(origin: string): Promise<Material> {
  const vite = await createVite({
    root: path.join(here, '../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { snippets } = (await vite.ssrLoadModule('/src/features/partners/ways.ts')) as {
    snippets: Record<EmbedMethod, { make: MakeSnippet }>;
  };
  const subject: Subject = {
    origin,
    imageOrigin: null,
    listing: 1,
    title: 'A room on RoomieRadar',
    theme: 'light',
    lang: undefined,
    currency: undefined,
    accent: undefined,
    round: undefined,
    density: undefined,
    font: undefined,
    width: 320,
    file: null,
  };
  await vite.close();
  return {
    origin,
    copied(way, title) {
      const { codes } = snippets[way].make(subject);
      const found = codes.find((each) => each.title.startsWith(title));
      if (!found) throw new Error(`The snippets for ${way} have no ${title}`);
      return found.code;
    },
  };
}

/** Vite is that of the project; all else is this folder's. */
async function findProgram(program: string): Promise<string> {
  if (program.startsWith('../')) return path.join(packages, program.slice(3));
  for (const root of [packages, path.join(here, '../..')]) {
    const file = path.join(root, 'node_modules', program);
    if (await readFile(file).then(Boolean, () => false)) return file;
  }
  throw new Error(`There is no ${program}: run npm ci in tests/hosts/packages`);
}

async function runNode(program: string, parameters: string[], cwd: string, name: string) {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The host ${name} could not be built:\n${output}`);
}

export interface ServedHost {
  url: string;
  close: () => void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json',
};

async function answer(file: string, response: ServerResponse): Promise<void> {
  const content = await readFile(file).catch(() => null);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(content === null ? 404 : 200, { 'Content-Type': type });
  response.end(content);
}

/** Serves a folder at an origin of its own. */
export async function serveFolder(folder: string): Promise<ServedHost> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    void answer(file, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
