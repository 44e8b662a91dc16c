/** Traits by which offers of rooms exclude people. */
export const traits = [
  'origin',
  'religion',
  'sex',
  'orientation',
  'disability',
  'family',
  'age',
  'income',
] as const;
export type Trait = (typeof traits)[number];

/** The words of a language, as parts of patterns for texts as `plainText` makes them. */
export interface ExclusionWords {
  /** Words for people with the trait. */
  groups: Record<Trait, string>;
  /** Before a group: it is not wanted. */
  no: string;
  /** Before a group: it alone is wanted. */
  only: string;
  /** After a group: it alone, or it not, is wanted. */
  after: string;
  /** Exclusions that these do not describe. */
  more: Partial<Record<Trait, readonly RegExp[]>>;
  /** Patterns of harmless sentences: "everyone is welcome" names groups, too. */
  harmless: readonly RegExp[];
}

/** Traits for which "for families" or "for wheelchair users" invites, and excludes nobody. */
const invited = new Set<Trait>(['disability', 'family', 'income']);
/** Up to three words between. */
const between = String.raw`(?:[^\s.,;:!?()]+ ){0,3}?`;

/** The patterns of a trait: none of the group, only the group, the group alone. */
export function buildPatterns({ groups, no, only, after, more }: ExclusionWords, trait: Trait) {
  const group = `(?<![\\p{L}\\d])(?:${groups[trait]})(?![\\p{L}\\d])`;
  const patterns = [new RegExp(`(?:${no}) ${between}${group}`, 'u'), ...(more[trait] ?? [])];
  if (invited.has(trait)) return patterns;
  return [
    ...patterns,
    new RegExp(`(?:${only}) ${between}${group}`, 'u'),
    new RegExp(`${group},? ${between}(?:${after})(?![\\p{L}\\d])`, 'u'),
  ];
}
