import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Project } from '#xstate-paths/commands/project.ts';
import type { RunEvent } from '#xstate-paths/studio/run-player.ts';
import { startStudio, type Studio } from '#xstate-paths/studio/server.ts';
import { doorModel } from '../examples/door.ts';

const project: Project = {
  call: 'npx xstate-paths',
  models: [doorModel],
  traces: { folder: '', models: [], survivors: {} },
};

/** Passes each step of the path, and waits after the first one if it plays more than one. */
const player = `
const { readFileSync } = require('node:fs');
const [path] = JSON.parse(readFileSync(process.argv[1], 'utf8')).paths;
console.log('Playing ' + path.id);
console.log(JSON.stringify({ path: path.id, step: 0, outcome: 'passed' }));
console.log(JSON.stringify({ path: path.id, step: 1, outcome: 'passed' }));
if (path.steps.length > 1) setInterval(() => {}, 1000);
`;

let studio: Studio;
let token: string;
beforeAll(async () => {
  studio = await startStudio(project, {
    play: (_, file) => ({ command: [process.execPath, '-e', player, file] }),
    screenshots: () => import.meta.dirname,
  });
  const page = await (await fetch(studio.url)).text();
  token = /name="studio-token" content="(\w+)"/.exec(page)?.[1] ?? '';
});
afterAll(() => studio.close());

const post = (name: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${studio.url}/${name}`, {
    method: 'POST',
    headers: { 'x-studio-token': token, ...headers },
    body: JSON.stringify({ model: 'door', ...body }),
  });

/** `fetch` would write the Host header itself. */
function statusFor(path: string, headers: IncomingHttpHeaders): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${studio.url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}

test('the page has the chart, and lets no other site use, frame or read it', async () => {
  const response = await fetch(studio.url);
  expect(await response.text()).toContain('data-state="asking"');
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('only names of this machine are answered, so that no site can point its name here', async () => {
  const { port } = new URL(studio.url);
  expect(await statusFor('/', { host: `localhost:${port}` })).toBe(200);
  expect(await statusFor('/', { host: `evil.test:${port}` })).toBe(403);
  expect(await statusFor('/', { host: 'localhost' })).toBe(403);
});

test('nothing is done without the token of the page', async () => {
  for (const name of ['look', 'open', 'compare', 'strategy', 'play']) {
    expect((await post(name, {}, { 'x-studio-token': '' })).status).toBe(403);
    expect((await post(name, {}, { 'x-studio-token': `${token.slice(1)}0` })).status).toBe(403);
  }
  expect((await post('look', {})).status).toBe(200);
});

test('no other file of the machine is served', async () => {
  const names = ['client/../server.ts', 'client/server.ts', '..%2Fpackage.json', 'studio.ts'];
  const query = `?model=door&token=${token}`;
  const shots = ['../../package.json', 'random-machine.ts', 'none.png'];
  for (const path of [...names, ...shots.map((name) => `screenshots/${name}${query}`)]) {
    expect(await statusFor(`/${path}`, {}), path).toBe(404);
  }
});

test('refuses paths that do not fit the model, with the reason', async () => {
  const response = await post('look', { draft: { start: 'in front of it', edges: [99] } });
  expect([response.status, await response.text()]).toEqual([
    422,
    'This event cannot happen there.',
  ]);
});

async function* eventsOf(response: Response): AsyncGenerator<RunEvent> {
  let rest = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as RunEvent;
  }
}
interface LookAnswer {
  draft: { start: string; edges: number[] };
  possible: { edge: number }[];
}
async function makeDraft(length: number): Promise<LookAnswer['draft']> {
  let look = (await (await post('look', {})).json()) as LookAnswer;
  while (look.draft.edges.length < length) {
    const draft = { ...look.draft, edges: [...look.draft.edges, look.possible[0]?.edge ?? -1] };
    look = (await (await post('look', { draft })).json()) as LookAnswer;
  }
  return look.draft;
}

test('playing streams each step, what else is printed, and how it ended', async () => {
  const events: RunEvent[] = [];
  for await (const event of eventsOf(await post('play', { draft: await makeDraft(1) }))) {
    events.push(event);
  }
  expect(events).toMatchObject([
    { output: expect.stringMatching(/^Playing \w{10}$/) },
    { progress: { step: 0, outcome: 'passed' } },
    { progress: { step: 1, outcome: 'passed' } },
    { exit: 0 },
  ]);
});

test('one path is played at a time, and cancelling ends its player', async () => {
  const draft = await makeDraft(2);
  const leaving = new AbortController();
  const playing = await fetch(`${studio.url}/play`, {
    method: 'POST',
    headers: { 'x-studio-token': token },
    body: JSON.stringify({ model: 'door', draft }),
    signal: leaving.signal,
  });
  const events = eventsOf(playing);
  for (let event = await events.next(); !event.done; event = await events.next()) {
    if ('progress' in event.value && event.value.progress.step === 1) break;
  }
  expect((await post('play', { draft })).status).toBe(409);
  leaving.abort();
  await expect
    .poll(async () => (await post('play', { draft: await makeDraft(1) })).status, { timeout: 5000 })
    .toBe(200);
});
