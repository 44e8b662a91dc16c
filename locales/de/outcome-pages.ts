import type { Rating } from '#contract/outcomes/outcome-terms.ts';
import { pluralText } from './plural.ts';

export const title = 'Zusammenleben';
export const heading = ({ name }: { name: string }) => `Wie wohnt es sich mit ${name}?`;
export const lede = ({ name }: { name: string }) =>
  `Deine Antworten helfen herauszufinden, ob der Score stimmt. ${name} sieht sie nie.`;
export const stillTogether = 'Wohnt ihr noch zusammen?';
export const yes = 'Ja';
export const no = 'Nein';
export const howIsIt = 'Wie läuft es, oder wie lief es?';
export const ratingLabels: Record<Rating, string> = {
  1: 'Schlecht',
  2: 'Eher schlecht',
  3: 'In Ordnung',
  4: 'Gut',
  5: 'Sehr gut',
};
export const habitByHabit = 'Einzelne Gewohnheiten, wenn du magst';
export const habitHint = 'Wie kommt ihr dabei miteinander aus?';
export const noRating = 'Keine Antwort';
export const send = 'Antworten senden';
export const thanks =
  'Danke. Wenn du die Seite noch einmal sendest, ersetzen die neuen Antworten die früheren.';
export const answerBoth = 'Beantworte beide Fragen.';
export const surveyOver = 'Diese Umfrage ist vorbei';
export const surveyOverHint = pluralText({
  one: 'Sie konnte # Tag lang beantwortet werden, und nur solange du teilnimmst.',
  other: 'Sie konnte # Tage lang beantwortet werden, und nur solange du teilnimmst.',
});
