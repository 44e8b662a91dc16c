/** Measures in time how far a replica is behind, by when the primary had written what it replayed. */
export interface LagClock {
  /** The primary's log ended here at `atMs`. */
  note(written: bigint, atMs: number): void;
  /** For how long the primary has had something that is not replayed; 0 when there is nothing. */
  lagMs(replayed: bigint, nowMs: number): number;
}

/** Some minutes; a replica that is further behind is away for all that matters. */
const maxNotes = 5000;

/**
 * Positions of the log tell the order of changes and nothing of time, and the clocks of two machines
 * differ. So the lag is measured with our clock alone.
 */
export function createLagClock(): LagClock {
  const notes: { written: bigint; atMs: number }[] = [];
  return {
    note(written, atMs) {
      // Another primary begins where the last standby was: what nobody had received is gone.
      while ((notes.at(-1)?.written ?? -1n) > written) notes.pop();
      if (written !== notes.at(-1)?.written && notes.length < maxNotes) {
        notes.push({ written, atMs });
      }
    },
    lagMs(replayed, nowMs) {
      const first = notes.findIndex(({ written }) => written > replayed);
      // The last one stays, so that it is not noted again as if it were new.
      notes.splice(0, first < 0 ? Math.max(0, notes.length - 1) : first);
      return first < 0 ? 0 : nowMs - (notes[0]?.atMs ?? nowMs);
    },
  };
}
