/**
 * Corrects faults of postgres.js 3.4.9 (lost connections, memory that only grows), and lets the
 * server see and drop connections on which nothing arrives. Runs after each install. A second run changes nothing; with
 * another version of the package it fails. The reasons:
 * docs/decisions/0032-sql-in-tagged-templates.md and 0041-deadlines-for-the-database.md
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const edits = [
  {
    // A statement whose text is made at run time has a key of its own: as a Map, this keeps an
    // Error with its stack for each such statement for ever.
    file: 'query.js',
    from: 'const originCache = new Map()\n    , originStackCache = new Map()\n',
    to: 'const originCache = new WeakMap()\n    , originStackCache = new WeakMap()\n',
  },
  {
    // A delayed write finds no socket. Without this, an uncaught TypeError ends the process.
    file: 'connection.js',
    from: "    if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))\n",
    add: "\n    if (!socket)\n      return queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n",
  },
  {
    // Otherwise the next connection would first send the unsent bytes of the lost one, and its
    // first query would get the last error of the lost one.
    file: 'connection.js',
    from: '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    add: '    chunk = nextWriteTimer = errorResponse = null\n',
  },
  {
    // Otherwise a query that is sent between the events "error" and "close" gets no answer and
    // blocks the connection forever.
    file: 'connection.js',
    from: '    !hadError && (query || sent.length) && error(',
    to: '    ;(query || sent.length) && error(',
  },
  {
    // After a loss the pool reuses the connection. Without this, a transaction that continues would
    // run its statements there.
    file: 'index.js',
    from: '        new Promise((_, reject) => connection.onclose = reject)\n',
    to: '        new Promise((_, reject) => connection.onclose = e => reject(lost = e))\n',
  },
  {
    file: 'index.js',
    from: '      , connection\n      , prepare = null\n',
    add: '      , lost = null\n',
  },
  {
    file: 'index.js',
    from: '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
    add: '        if (lost)\n          return q.reject(lost)\n',
  },
  {
    // With several hosts the driver would try them for ever while none answers.
    file: 'connection.js',
    from: '    if (connection.queue === queues.connecting && options.host[retries + 1])\n      return\n',
    to: '    if (connection.queue === queues.connecting && options.host[retries + 1])\n      return void retries++\n\n    retries = 0\n',
  },
  {
    // A standby takes no writes either; it only says so under another name.
    file: 'connection.js',
    from: "      (x === 'read-write' && xs.default_transaction_read_only === 'on') ||\n",
    to: "      (x === 'read-write' && (xs.default_transaction_read_only === 'on' || xs.in_hot_standby === 'on')) ||\n",
  },
  {
    // What a new connection asks by itself fails with the connection, and nobody catches it.
    file: 'connection.js',
    from: '        return fetchArrayTypes()\n',
    to: '        return fetchArrayTypes().catch(noop)\n',
  },
  {
    file: 'connection.js',
    from: "      backendParameters.in_hot_standby = b.pg_is_in_recovery ? 'on' : 'off'\n    }\n    query.execute()\n",
    to: "      backendParameters.in_hot_standby = b.pg_is_in_recovery ? 'on' : 'off'\n    }\n    query.catch(noop)\n",
  },
  // Since when the server owes an answer: 0 while it owes none, renewed by everything that arrives.
  {
    file: 'connection.js',
    from: '    , nextWriteTimer = null\n',
    add: '    , waitingSince = 0\n',
  },
  {
    file: 'connection.js',
    from: '        : (query = q, query.active = true)\n',
    add: '      waitingSince = waitingSince || performance.now()\n',
  },
  {
    file: 'connection.js',
    from: '  function data(x) {\n',
    add: '    waitingSince = waitingSince && performance.now()\n',
  },
  {
    file: 'connection.js',
    from: '  function ReadyForQuery(x) {\n',
    add: '    waitingSince = sent.length && performance.now()\n',
  },
  {
    file: 'connection.js',
    from: '    terminated = false\n    backendParameters = {}\n',
    add: '    waitingSince = performance.now()\n',
  },
  {
    file: 'connection.js',
    from: '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = errorResponse = null\n',
    add: '    waitingSince = 0\n',
  },
  {
    file: 'connection.js',
    from: '    cancel,\n    end,\n    count: 0,\n',
    to: '    cancel,\n    end,\n    drop,\n    get waitingSince() { return waitingSince },\n    count: 0,\n',
  },
  {
    file: 'connection.js',
    from: '  queues.closed && queues.closed.push(connection)\n',
    add: '  queues.closed && options.onconnection && options.onconnection(connection)\n',
  },
  {
    file: 'connection.js',
    from: '  async function closed(hadError) {\n',
    to: '  function drop(err) {\n    if (!socket)\n      return\n\n    errored(err)\n    while (sent.length)\n      queryError(sent.shift(), err)\n    socket.destroy()\n  }\n\n  async function closed(hadError) {\n',
  },
  {
    file: 'connection.js',
    from: '  function CopyInResponse() {\n',
    add: '    waitingSince = 0\n',
  },
  {
    file: 'index.js',
    from: '    socket          : o.socket,\n',
    add: '    onconnection    : o.onconnection,\n',
  },
  // Of several hosts, the one that took the last connection gets the next one. Otherwise each new
  // connection would first try a host that may be gone for hours.
  {
    file: 'connection.js',
    from: 'let uid = 1\n',
    add: '\nconst lastHosts = new Map()\n',
  },
  {
    file: 'connection.js',
    from: '  const sent = Queue()\n',
    to: '  const hosts = [target_session_attrs, host, port].join()\n\n  const sent = Queue()\n',
  },
  {
    file: 'connection.js',
    from: '      initial = query\n      reconnect()\n',
    to: '      initial = query\n      retries = 0\n      hostIndex = lastHosts.get(hosts) ?? hostIndex\n      reconnect()\n',
  },
  {
    file: 'connection.js',
    from: '      options.shared.retries = retries = 0\n',
    add: '      lastHosts.set(hosts, triedHost())\n',
  },
  {
    // While its first query runs, a connection counts as connecting. That query would get no answer.
    file: 'connection.js',
    from: '  function error(err) {\n',
    add: '    if (!initial)\n      return failed(err)\n\n    forgetHost()\n',
  },
  {
    file: 'connection.js',
    from: '  function errored(err) {\n',
    to: '  function failed(err) {\n    errored(err)\n    while (sent.length)\n      queryError(sent.shift(), err)\n  }\n\n  function triedHost() {\n    return (hostIndex + port.length - 1) % port.length\n  }\n\n  function forgetHost() {\n    lastHosts.get(hosts) === triedHost() && lastHosts.delete(hosts)\n  }\n\n  function errored(err) {\n',
  },
  {
    file: 'connection.js',
    from: '    initial && (queryError(initial, err), initial = null)\n',
    to: '    initial && (forgetHost(), queryError(initial, err), initial = null)\n',
  },
  // A host that does not answer, or is just starting, is no reason to fail: the next one may do.
  {
    file: 'connection.js',
    from: "    errored(Errors.connection('CONNECT_TIMEOUT', options, socket))\n",
    to: "    error(Errors.connection('CONNECT_TIMEOUT', options, socket))\n",
  },
  {
    file: 'connection.js',
    from: '      errored(Errors.postgres(parseError(x)))\n',
    to: '      error(Errors.postgres(parseError(x)))\n',
  },
  {
    // The server ends later than usual: only when it was cut off meanwhile.
    file: 'connection.js',
    from: '          return terminate()\n',
    to: '          return (connectTimer.start(), terminate())\n',
  },
  // What the lost connection was asked would take the first error of the next one for its own, and
  // whoever waits for that connection would never hear of it.
  {
    file: 'connection.js',
    from: '    if (initial)\n      return reconnect()\n',
    to: '    if (initial)\n      return (query = null, reconnect())\n',
  },
  {
    file: 'connection.js',
    from: '    closedTime = performance.now()\n',
    to: '    query = null\n    rows = 0\n    closedTime = performance.now()\n',
  },
];

for (const { file, from, add, to = from + add } of edits) {
  const path = new URL(`../node_modules/postgres/src/${file}`, import.meta.url);
  const source = readFileSync(path, 'utf8');
  if (source.includes(to)) continue;
  if (source.split(from).length !== 2) {
    throw new Error(`postgres.js has changed: adapt ${import.meta.filename} to ${path.pathname}`);
  }
  // Replace the file instead of writing to it: some package managers share it between projects.
  writeFileSync(
    `${path.pathname}.new`,
    source.replace(from, () => to),
  );
  renameSync(`${path.pathname}.new`, path.pathname);
}
