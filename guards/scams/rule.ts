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

/** Suspicious facts of a listing besides its texts. They justify a second look and prove nothing. */
export const listingSigns = ['photos', 'rent'] as const;
export type ListingSign = (typeof listingSigns)[number];

/** The patterns of a language, for texts as `plainText` makes them. */
export interface LanguageRules {
  /** Any of them in a sentence gives the reason. */
  found: Record<ScamReason, readonly RegExp[]>;
  /** Patterns of sentences that are harmless for a reason: a warning names the scam too. */
  harmless: Partial<Record<ScamReason, readonly RegExp[]>>;
  /** Pattern of sentences that are harmless for every reason: they warn of others and ask for nothing. */
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
