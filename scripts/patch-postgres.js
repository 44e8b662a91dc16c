/**
 * Corrects the places of postgres.js 3.4.9 that go wrong when a connection is lost. Runs after each
 * install; a second run changes nothing, another version of the package fails it. Why, and why no
 * tool for it: docs/decisions/0032-sql-in-tagged-templates.md
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const edits = [
  {
    // A write that waits for the next turn finds no socket: an uncaught TypeError ends the process.
    file: 'connection.js',
    from: "    if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))\n",
    add: "\n    if (!socket)\n      return queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n",
  },
  {
    // What the lost connection did not send would be sent before the greeting of the next one, and
    // its last error would be that of the next one's first query.
    file: 'connection.js',
    from: '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    add: '    chunk = nextWriteTimer = errorResponse = null\n',
  },
  {
    // A query sent between the events "error" and "close" would never be answered, and would block
    // the connection for good.
    file: 'connection.js',
    from: '    !hadError && (query || sent.length) && error(',
    to: '    ;(query || sent.length) && error(',
  },
  {
    // The pool gives the connection to others, and a transaction that goes on would write there.
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
  // A new file in place of the old one: some package managers link the files of all projects.
  writeFileSync(
    `${path.pathname}.new`,
    source.replace(from, () => to),
  );
  renameSync(`${path.pathname}.new`, path.pathname);
}
