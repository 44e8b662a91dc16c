import { freshMs, maxRefusals } from './element-parts.ts';
import { Refusal } from './load-cards.ts';

interface Outcome<Answer> {
  /** What it throws counts as a failure. */
  answered(answer: Answer): void;
  failed(): void;
  /** The server refused, and would now answer. */
  again(): void;
}

export interface Requests {
  /** Has anything been asked for, or taken over? */
  hasBegun(): boolean;
  isOld(): boolean;
  /** Takes over an answer that came another way. */
  adopt(askedAtMs: number): void;
  /** Lets no answer count any more. */
  drop(): void;
  /** Makes no refused request again. */
  stop(): void;
  make<Answer>(request: () => Promise<Answer>, outcome: Outcome<Answer>): Promise<void>;
}

/**
 * The requests of one element: only the answer to the newest counts, and a refused one is made again
 * when the server allows it.
 */
export function createRequests(): Requests {
  /** Counts requests, so that an answer to an earlier one changes nothing. */
  let turn = 0;
  let askedAt = 0;
  let refusals = 0;
  let timer = 0;

  const stop = () => clearTimeout(timer);
  function drop() {
    turn += 1;
    stop();
  }
  return {
    hasBegun: () => turn > 0,
    isOld: () => Date.now() - askedAt > freshMs,
    adopt(askedAtMs) {
      drop();
      // The clock of a server may be ahead.
      askedAt = Math.min(askedAtMs, Date.now());
    },
    drop,
    stop,
    async make(request, outcome) {
      drop();
      const begunTurn = turn;
      askedAt = Date.now();
      try {
        const answer = await request();
        if (begunTurn !== turn) return;
        outcome.answered(answer);
        refusals = 0;
      } catch (error) {
        if (begunTurn !== turn) return;
        if (error instanceof Refusal && ++refusals <= maxRefusals) {
          timer = window.setTimeout(outcome.again, error.seconds * 1000);
        }
        outcome.failed();
      }
    },
  };
}
