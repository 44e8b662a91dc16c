/** Hosts that make it hard for a card, on which partners see it before they use it. */
export const cardTrials = ['resets', 'large', 'hidden', 'late', 'doubled'] as const;
export type CardTrial = (typeof cardTrials)[number];

/** The message that a trial's page posts to the page that frames it. */
export interface TrialReport {
  type: 'roomie:trial';
  /** Since the page began; null until the card is there. */
  shown_ms: number | null;
  failed: boolean;
  /** The layout shift so far. */
  shift: number;
  /** Errors, and what the policy refused. */
  faults: number;
}
