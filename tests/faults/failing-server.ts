/** A process with the server's log and its end, in which something goes wrong: argv[2] says how. */
import { createLog } from '#platform/log.ts';
import { endOnFatalError } from '#server/run-server.ts';

const log = createLog('info');
endOnFatalError(log);
log.info('A line that waits to be written');
setTimeout(() => {
  const error = new TypeError('nobody expected this');
  if (process.argv[2] === 'throws') throw error;
  void Promise.reject(error);
}, 10);
// Nothing else may end it.
setInterval(() => undefined, 1000);
