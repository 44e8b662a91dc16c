/**
 * Corrects faults of postgres.js 3.4.9 when a connection is lost. Runs after each install. A second
 * run changes nothing; with another version of the package it fails. The reasons:
 * docs/decisions/0032-sql-in-tagged-templates.md
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const edits = [
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
