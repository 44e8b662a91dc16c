import { once } from 'node:events';
import { Agent, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listingForm } from '#tests/support/listing-forms.ts';

// A person who does all that nobody should, in a process of their own so that it takes no time from
// those who are measured: `misbehave.ts <url> <token> <seconds> <what>` prints how often it got each
// status (0: the connection broke).

const [url = '', token = '', seconds = '1', what = ''] = process.argv.slice(2);
const untilMs = performance.now() + Number(seconds) * 1000;
const isOver = () => performance.now() >= untilMs;
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const counts: Record<string, number> = {};
/** Servers behind one proxy know visitors by it; everybody else comes without. */
const network = '203.0.113.66';

const ignore = () => undefined;
const count = (status: number) => void (counts[status] = (counts[status] ?? 0) + 1);

function send(
  method: string,
  path: string,
  { body, bearer = token, headers = {} }: { body?: string; bearer?: string; headers?: object } = {},
): Promise<void> {
  const options: RequestOptions = {
    method,
    agent,
    timeout: 30_000,
    headers: {
      'X-Forwarded-For': network,
      ...(bearer !== '' && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  };
  return new Promise((resolve) => {
    const end = (status: number) => {
      count(status);
      resolve();
    };
    const sent = request(url + path, options, (response) => {
      response.resume().on('close', () => end(response.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout'))).on('error', () => end(0));
    // A server that refuses a body closes its side while we still send.
    sent.on('socket', (socket) => {
      if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
    });
    sent.end(body);
  });
}

/** Does it on so many connections, again and again. */
async function flood(connections: number, once: (nth: number) => Promise<void>): Promise<void> {
  let nth = 0;
  const repeat = async () => {
    while (!isOver()) await once(nth++);
  };
  await Promise.all(Array.from({ length: connections }, repeat));
}

const settings = JSON.stringify({
  message_mails: true,
  alert_mails: true,
  quiet_hours: null,
  time_zone: 'Europe/Berlin',
});
const room = (more: object) => JSON.stringify({ ...listingForm(), ...more });
const search = (nth: number) => `/api/listings?max_rent=${500 + (nth % 4000)}&sort=rent`;

/** Values that databases, parsers and people do not expect. */
const poison: (() => Promise<void>)[] = [
  () => send('POST', '/api/listings', { body: room({ title: 'A\0room' }) }),
  () => send('POST', '/api/listings', { body: room({ title: '\ud800' }) }),
  () => send('POST', '/api/listings', { body: room({ rent: 1e308 }) }),
  () => send('POST', '/api/listings', { body: '{"__proto__":{"is_admin":true}}' }),
  () => send('POST', '/api/listings', { body: `${'['.repeat(40_000)}${']'.repeat(40_000)}` }),
  () =>
    send('PATCH', '/api/users/profile', { body: '{"first_name":"\u202e<img src=x onerror=1>"}' }),
  () => send('GET', `/api/listings/${'9'.repeat(400)}`),
  () => send('GET', `/api/listings?page=99999999&page_size=99999999`),
  () => send('GET', '/api/listings?lat=NaN&lng=Infinity'),
  () => send('GET', `/api/listings?q=${'%00'.repeat(500)}`),
  () => send('GET', `/api/listings?q=${'a%25_'.repeat(1000)}`),
  () => send('GET', '/auth/me', { bearer: `${token}x` }),
];

/** Opens a connection and says this on it; it is closed at the end. */
async function openSocket(text: string) {
  const socket = connect(Number(port), hostname);
  socket.on('error', ignore);
  await Promise.race([once(socket, 'connect'), sleep(5000)]);
  socket.write(text);
  return socket;
}

const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${network}\r\n` +
  `Authorization: Bearer ${token}\r\n${more}\r\n`;

const behaviors: Record<string, () => Promise<void>> = {
  'floods writes': () =>
    flood(100, () => send('PUT', '/api/users/notifications', { body: settings })),
  'floods searches': () => flood(100, (nth) => send('GET', `${search(nth)}&page=${1 + (nth % 3)}`)),
  'floods without a token': () => flood(100, (nth) => send('GET', search(nth), { bearer: '' })),
  'invents tokens': () =>
    flood(100, (nth) => send('GET', '/auth/me', { bearer: `a.${nth.toString(36)}.c` })),
  'invents names of files': () =>
    flood(100, (nth) => send('GET', `/assets/app-${nth.toString(36)}.js`, { bearer: '' })),
  'floods notices': () =>
    flood(100, (nth) =>
      send('POST', `/notice?listing=${1 + (nth % 5)}`, {
        body: `reason=scam&details=It+is+a+scam&email=n${nth}%40example.com`,
        bearer: '',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url },
      }),
    ),
  'repeats one creation': () =>
    flood(50, () =>
      send('POST', '/api/listings', {
        body: room({ title: 'The same room' }),
        headers: { 'Idempotency-Key': 'one-key' },
      }),
    ),
  'sends huge bodies': () => {
    const body = JSON.stringify({ ...listingForm(), description: 'x'.repeat(5_000_000) });
    return flood(10, () => send('POST', '/api/listings', { body }));
  },
  'sends poison': () => flood(20, (nth) => poison[nth % poison.length]!()),
  async 'reads slowly'() {
    const asked = head('GET', '/api/listings?page_size=100').repeat(30);
    const sockets = await Promise.all(Array.from({ length: 60 }, () => openSocket(asked)));
    for (const socket of sockets) socket.pause();
    while (!isOver()) await sleep(100);
    for (const socket of sockets) socket.destroy();
  },
  async 'writes slowly'() {
    const length = 'Content-Type: application/json\r\nContent-Length: 5000\r\n';
    const begun = head('PUT', '/api/users/notifications', length);
    const sockets = await Promise.all(Array.from({ length: 60 }, () => openSocket(begun)));
    while (!isOver()) {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
      await sleep(200);
    }
    for (const socket of sockets) socket.destroy();
  },
  async 'opens streams'() {
    const asked = head('GET', '/api/events', 'Accept: text/event-stream\r\n');
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(asked)));
    await flood(2, () => send('GET', '/auth/me'));
    for (const socket of sockets) socket.destroy();
  },
};

async function main(): Promise<void> {
  if (what === 'list') return void process.stdout.write(JSON.stringify(Object.keys(behaviors)));
  const behave = behaviors[what];
  if (!behave) throw new Error(`Nobody ${what}`);
  await behave();
  agent.destroy();
  process.stdout.write(JSON.stringify(counts));
  // What is still under way belongs to nobody.
  process.exit();
}

await main();
