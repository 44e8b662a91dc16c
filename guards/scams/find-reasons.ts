import { scamReasons, type ScamReason } from './rule.ts';
import { findSigns, type Signs } from './signs.ts';
import weighed from './weights.json' with { type: 'json' };

/** The weight of each feature in the score of a text; made by tests/scam-guard/weigh.ts. */
const weights = new Map(Object.entries<number>(weighed.weights));

/** The signs of each reason. For a pair of signs, the first reason counts. */
const reasonSigns: readonly (readonly [ScamReason, readonly string[]])[] = [
  ['codes', ['rule-codes', 'code']],
  ['identity', ['rule-identity', 'papers']],
  ['keys', ['rule-keys', 'keys']],
  ['links', ['rule-links', 'link', 'secret']],
  ['payment', ['rule-payment', 'untraceable', 'escrow', 'account', 'overpaid', 'mule', 'favour']],
  ['abroad', ['rule-abroad', 'across-abroad', 'away', 'cannot', 'helper']],
  ['elsewhere', ['rule-elsewhere', 'app', 'leave', 'mine', 'spelled']],
  ['deposit', ['rule-deposit', 'money', 'hold', 'rivals', 'refund', 'fee', 'pay', 'amount']],
];

/** Reasons that an address or a number gives by itself. */
const plainReasons: readonly ScamReason[] = ['elsewhere', 'links'];

/** The reason of a text whose signs belong to none. */
const commonReason: ScamReason = 'deposit';

/** A reason needs this share of what speaks for the strongest one. */
const namedShare = 0.35;
const maxReasons = 3;
/**
 * From here on a text is more likely a scam than not, with some distance: honest ones are many. A long
 * text speaks of more, and needs more. Chosen by texts that were not learned (docs/decisions/scam-guard.md).
 */
const minScore = { short: 0.5, long: 1.15 };
/** A text of at most this many words is short. */
const maxShortWords = 12;
/** From here on a text is hardly ever harmless. */
const sureScore = 1.5;

export interface Judgement {
  /** In the order of `scamReasons`; empty for most texts. */
  reasons: ScamReason[];
  /** Is a harmless text with this much against it rare? */
  isSure: boolean;
}

/**
 * Weighs what a text speaks of. A guess by the words of five languages: good for a hint, a warning or
 * a second look, never a proof.
 */
export function judgeText(text: string): Judgement {
  const signs = findSigns(text);
  const features = collectFeatures(signs);
  let score = weighed.base;
  const speaks = new Map<ScamReason, number>();
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0;
    score += weight;
    const reason = weight > 0 ? findReason(feature) : undefined;
    if (reason) speaks.set(reason, (speaks.get(reason) ?? 0) + weight);
  }
  // A number or an address is what it is, whatever stands around it.
  const plain = plainReasons.filter((reason) =>
    signs.some((some) => some.has(`plain-${reason}`) && !some.has(`not-${reason}`)),
  );
  const isShort = text.trim().split(/\s+/).length <= maxShortWords;
  if (score < (isShort ? minScore.short : minScore.long)) return { reasons: plain, isSure: false };
  const strongest = [...speaks].toSorted(([, one], [, other]) => other - one);
  const most = strongest[0]?.[1] ?? 0;
  const named = strongest.slice(0, maxReasons).filter(([, weight]) => weight >= most * namedShare);
  const reasons = scamReasons.filter(
    (each) =>
      plain.includes(each) ||
      named.some(([reason]) => reason === each) ||
      ['rule', 'across'].some((kind) => features.has(`${kind}-${each}`)),
  );
  return { reasons: reasons.length > 0 ? reasons : [commonReason], isSure: score >= sureScore };
}

function findReason(feature: string): ScamReason | undefined {
  const signs = feature.split(' ');
  return reasonSigns.find(([, some]) => signs.some((sign) => some.includes(sign)))?.[0];
}

/** Why a text looks like a scam, in the order of `scamReasons`. */
export const findScamReasons = (text: string): ScamReason[] => judgeText(text).reasons;

/** The features of a text: each of its signs, and each two of them in one sentence. */
export function collectFeatures(sentences: readonly Signs[]): Set<string> {
  const features = new Set<string>();
  for (const signs of sentences) {
    const names = [...signs].toSorted();
    for (const [at, name] of names.entries()) {
      features.add(name);
      for (const other of names.slice(at + 1)) features.add(`${name} ${other}`);
    }
  }
  return features;
}
