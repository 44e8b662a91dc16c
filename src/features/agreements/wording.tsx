import type { ClauseId } from '#contract/agreements/clauses.ts';
import { clauseTexts } from '#locales/agreement-paper.ts';

/** A rule as a clause of the catalogs or in own words; neither while it is open. */
export interface Wording {
  clause: ClauseId | null;
  text: string | null;
}

/** What a rule says, in the language of the page where it is a clause; null while it is open. */
export const readWording = ({ clause, text }: Wording): string | null =>
  clause ? clauseTexts[clause] : text;

/** The same as an element: own words keep the direction of their language. */
export function RuleText({ wording, whenOpen }: { wording: Wording; whenOpen: string }) {
  return <span dir="auto">{readWording(wording) ?? whenOpen}</span>;
}
