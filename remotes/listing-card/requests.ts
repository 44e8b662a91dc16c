import { freshMs, maxRefusals } from './element-parts.ts';
import { Refusal } from './load-cards.ts';

interface Outcome<Answer> {
  /** What it throws counts as a failure. */
  answered(answer: Answer): void;
  failed(): void;
  /** The server refused, and would now answer. */
  again(): void;
}

/**
 * The requests of one element: only the answer to the newest counts, and a refused one is made again
 * when the server allows it.
 */
export class Requests {
  /** Counts requests, so that an answer to an earlier one changes nothing. */
  #turn = 0;
  #askedAtMs = 0;
  #refusals = 0;
  #timer = 0;

  /** Has anything been asked for, or taken over? */
  get hasBegun(): boolean {
    return this.#turn > 0;
  }

  get isOld(): boolean {
    return Date.now() - this.#askedAtMs > freshMs;
  }

  /** Takes over an answer that came another way. */
  adopt(askedAtMs: number): void {
    this.drop();
    // The clock of a server may be ahead.
    this.#askedAtMs = Math.min(askedAtMs, Date.now());
  }

  /** Lets no answer count any more. */
  drop(): void {
    this.#turn += 1;
    this.stop();
  }

  /** Makes no refused request again. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async make<Answer>(request: () => Promise<Answer>, outcome: Outcome<Answer>): Promise<void> {
    this.drop();
    const turn = this.#turn;
    this.#askedAtMs = Date.now();
    try {
      const answer = await request();
      if (turn !== this.#turn) return;
      outcome.answered(answer);
      this.#refusals = 0;
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof Refusal && ++this.#refusals <= maxRefusals) {
        this.#timer = window.setTimeout(outcome.again, error.seconds * 1000);
      }
      outcome.failed();
    }
  }
}
