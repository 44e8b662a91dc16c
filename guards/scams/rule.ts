/** Why a text looks like a scam. Each has its advice in the catalogs. */
export const scamReasons = [
  'payment',
  'deposit',
  'elsewhere',
  'abroad',
  'keys',
  'codes',
  'links',
  'identity',
] as const;
export type ScamReason = (typeof scamReasons)[number];

/** What makes a listing suspicious besides its texts. Weak signs: for a second look, never a proof. */
export const listingSigns = ['photos', 'rent'] as const;
export type ListingSign = (typeof listingSigns)[number];

/** The patterns of a language, for texts as `plainText` makes them. */
export interface LanguageRules {
  /** Any of them in a sentence gives the reason. */
  found: Record<ScamReason, readonly RegExp[]>;
  /** What makes a sentence harmless for a reason: who warns of a scam names it too. */
  harmless: Partial<Record<ScamReason, readonly RegExp[]>>;
  /** What makes a sentence harmless for every reason: it warns of others, and asks for nothing. */
  warns: RegExp;
  /** Reasons that only a whole text gives, over several sentences. */
  across: Partial<Record<ScamReason, readonly RegExp[]>>;
}

/** One after the other in any order, with at most `gap` characters between them. */
export const near = (one: string, other: string, gap = 50): RegExp =>
  new RegExp(`(?:${one})[^\\n]{0,${gap}}?(?:${other})|(?:${other})[^\\n]{0,${gap}}?(?:${one})`);

/** One and then the other. */
export const followedBy = (one: string, other: string, gap = 50): RegExp =>
  new RegExp(`(?:${one})[^\\n]{0,${gap}}?(?:${other})`);
