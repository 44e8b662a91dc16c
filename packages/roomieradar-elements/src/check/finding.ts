/** What a check can say about a page. Each has a text in `texts.ts`. */
export type FindingCode =
  | 'nothing'
  | 'element-name'
  | 'self-closing'
  | 'link-missing'
  | 'attribute-name'
  | 'attribute-value'
  | 'search-name'
  | 'listing-missing'
  | 'script-missing'
  | 'script-of-list'
  | 'script-type'
  | 'script-address'
  | 'script-insecure'
  | 'script-integrity'
  | 'script-failed'
  | 'origin-missing'
  | 'origin-example'
  | 'origin-several'
  | 'policy'
  | 'policy-inline'
  | 'policy-nonce'
  | 'policy-style'
  | 'size-narrow'
  | 'size-none'
  | 'theme'
  | 'contrast'
  | 'room-unknown'
  | 'room-closed'
  | 'rooms-none'
  | 'data-failed';

/** What the texts name: an attribute or directive, what stands there, and what may stand there. */
export interface FindingValues {
  name: string;
  value: string;
  allowed: string;
}

/** One thing on a page, with the line to write instead. */
export interface Finding extends FindingValues {
  code: FindingCode;
  /** With an error, visitors do not see the rooms, or see other ones. */
  level: 'error' | 'warning';
  /** In the HTML of the page, from 1; null for what a script has made, and for headers. */
  line: number | null;
  /** What stands in the page now; empty for what is missing. */
  source: string;
  /** What to write instead, or to add; null where only the partner knows. */
  write: string | null;
}

type Part = Pick<Finding, 'code'> & Partial<Omit<Finding, 'code'>>;

/** Fills in what a finding does not say. */
export const makeFinding = (part: Part): Finding => ({
  level: 'error',
  line: null,
  source: '',
  write: null,
  name: '',
  value: '',
  allowed: '',
  ...part,
});
