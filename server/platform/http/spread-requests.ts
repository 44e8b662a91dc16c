import type { Listener } from './open-port.ts';
import { readVisitorNetwork } from './visitor-network.ts';

/** Few pages send more at once, and theirs wait for an iteration or two: less than a millisecond. */
const maxPerIteration = 4;

interface Requests {
  /** How many began in this iteration. */
  begun: number;
  waiting: (() => void)[];
}

/**
 * Begins at most four requests of a network in each iteration of the event loop; further ones wait for
 * the next iterations. A write takes a dozen of them, one for each answer of the database. If a hundred
 * connections of somebody else each got an answer between two of them, it would take a second.
 */
export function spreadRequests(trustedProxies: number, answer: Listener): Listener {
  const networks = new Map<string, Requests>();

  function beginIteration(): void {
    for (const [network, requests] of networks) {
      const next = requests.waiting.splice(0, maxPerIteration);
      requests.begun = next.length;
      if (next.length === 0) networks.delete(network);
      for (const begin of next) begin();
    }
    if (networks.size > 0) setImmediate(beginIteration);
  }

  return (request, response) => {
    const network = readVisitorNetwork(request, trustedProxies);
    const requests = networks.get(network) ?? { begun: 0, waiting: [] };
    if (networks.size === 0) setImmediate(beginIteration);
    networks.set(network, requests);
    if (requests.begun >= maxPerIteration) {
      requests.waiting.push(() => void answer(request, response));
      return;
    }
    requests.begun += 1;
    answer(request, response);
  };
}
