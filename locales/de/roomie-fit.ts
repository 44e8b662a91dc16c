import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// How well the reader and somebody would live together: the score on top.
export const loadingScore = 'Score wird geladen …';
export const scoreLater = 'Der Score wird geladen, sobald du wieder verbunden bist.';
export const scoreFailed = 'Der Score konnte nicht geladen werden';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('von 100')}`;
export const conflictsLast = pluralText({
  one: '# Konflikt: ein No-Go für eine Seite. Wer keine Konflikte mit dir hat, steht deshalb weiter oben.',
  other:
    '# Konflikte: No-Gos für eine Seite. Wer keine Konflikte mit dir hat, steht deshalb weiter oben.',
});
export const scoreNote =
  'Der Score vergleicht Antworten zum Zusammenleben, sonst nichts. Ob ihr euch versteht, sagt er nicht voraus: Redet miteinander, bevor ihr euch entscheidet.';
export const allPointsKept = 'Alle 100 Punkte bleiben erhalten.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} hat die Fragen, die du beantwortet hast, nicht beantwortet.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Für einen Score braucht es drei Fragen, die ihr beide beantwortet habt, du und ${name}.`;

// What the score is made of, question by question.
export const conflictsTitle = pluralText({ one: 'Ein Konflikt', other: 'Konflikte' });
export const lostTitle = 'Hier gehen Punkte verloren';
export const differingTitle = 'Hier unterscheidet ihr euch, und es kostet keinen Punkt';
export const keptTitle = 'Hier geht nichts verloren';
export const bothAnswered = 'Was ihr beide beantwortet habt';
export const leftOut = pluralText({
  one: '# Frage fehlt, weil eine Seite sie nicht beantwortet hat.',
  other: '# Fragen fehlen, weil eine Seite sie nicht beantwortet hat.',
});
export const pointsLost = pluralText({ one: '−# Punkt', other: '−# Punkte' });
export const nothingLost = 'Nichts verloren';
export const accepts = ({ answers }: { answers: string }) => `Akzeptiert: ${answers}`;
/** How well an answer suits the other one of the two. */
export const suitsYou = {
  fully: 'Passt für dich',
  half: 'Passt für dich zur Hälfte',
  not: 'Passt für dich nicht',
  partly: ({ percent }: { percent: number }) => `Passt für dich zu ${formatNumber(percent)}\u00A0%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Passt für ${name}`,
  half: ({ name }: { name: string }) => `Passt für ${name} zur Hälfte`,
  not: ({ name }: { name: string }) => `Passt für ${name} nicht`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Passt für ${name} zu ${formatNumber(percent)}\u00A0%`,
};

// Scores in short, on cards. `basis` says how many answers a score rests on (fit.ts).
export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`Noch kein Score, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Fit ${formatNumber(given.score)}`)}, ${given.basis}`;
/** Read out before the basis. Keep the space at the end. */
export const fitBefore = ({ score }: { score: number }) => `Fit ${formatNumber(score)}, `;
/** Beside a score that is one. */
export const match = 'Match';
export const matchMeaning = ({ score }: { score: number }) =>
  `Ein Match: ein Fit ab ${formatNumber(score)} ohne Konflikt.`;
export const why = 'Warum';
export const conflictsForOne = pluralText({
  one: '# Konflikt: ein No-Go für eine Seite',
  other: '# Konflikte: No-Gos für eine Seite',
});
export const tooFewAnswers = 'Zu wenige Fragen habt ihr beide beantwortet';
export const nothingMatters = 'Eine Seite hat noch nicht angegeben, was wichtig ist';
export const allDiffers = 'Ihr habt keine Frage gleich beantwortet';

// For those who have not answered anything.
export const stillComparing = 'Wir vergleichen noch alle Roomies mit dir';
export const justStarted =
  'Das dauert ein paar Minuten. Bis dahin stehen die neuesten Roomies vorn.';
export const invitation = 'Mit wem würdest du gut zusammenwohnen?';
export const invitationText = pluralText({
  one: 'Beantworte # kurze Frage dazu, wie du lebst. Dann siehst du alle hier danach sortiert, wie gut ihr zueinander passt, mit den Gründen. Das dauert zwei Minuten.',
  other:
    'Beantworte # kurze Fragen dazu, wie du lebst. Dann siehst du alle hier danach sortiert, wie gut ihr zueinander passt, mit den Gründen. Das dauert zwei Minuten.',
});

// How well a room and those who live there fit the reader: two scores.
export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('Passt es zu dir?')} Ergänze Budget, Zeitraum und Alltag ${profile('in deinem Profil')}, dann siehst du es.`;
export const theRoom = 'das Zimmer';
export const thePeople = 'die Leute';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Fit mit dem Zimmer: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Fit mit den Leuten: ${formatNumber(score)}`;
export const whyAndConflicts = 'Warum, und was nicht passt';
export const yourGroup = 'Eure Gruppe';
export const groupConflict = 'Ein Konflikt mit jemandem aus eurer Gruppe';
export const people = 'Leute';
export const conflictsThere = pluralText({
  one: '# Konflikt mit den Leuten dort',
  other: '# Konflikte mit den Leuten dort',
});
export const loadingFit = 'Fit wird geladen …';
export const howItFits = 'Wie es zu dir passt';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Ergänze Budget, Einzugstermin und Gegend ${profile('in deinem Profil')}, dann siehst du, wie gut Zimmer zu dir passen.`;
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Dein Budget ist in ${code} angegeben, die Miete nicht. Deshalb werden sie nicht verglichen.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Miete nicht mit deinem Budget in ${code} verglichen`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `Die Miete wird zu den Wechselkursen vom ${day} mit deinem Budget in ${code} verglichen.`;
export const youAndHousehold = 'Du und die Leute dort';
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `Von ${formatNumber(count)} Duo wärt ihr, du und ${name}, am wenigsten zufrieden. Der Score gilt für euch zwei.`,
    other: `Von ${formatNumber(count)} Duos wärt ihr, du und ${name}, am wenigsten zufrieden. Der Score gilt für euch zwei.`,
  });
export const compareWith = ({ name }: { name: string }) =>
  `Alle Antworten vergleichen: du und ${name}`;
export const moreAbout = ({ name }: { name: string }) => `Mehr über ${name}`;
export const nobodyNamed = 'Noch ist niemand dabei, der dort wohnt.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Beantworte ${formatNumber(count)} kurze Frage`)} dazu, wie du lebst, dann siehst du, wie gut ihr zueinander passt.`,
    other: rich`${profile(`Beantworte ${formatNumber(count)} kurze Fragen`)} dazu, wie du lebst, dann siehst du, wie gut ihr zueinander passt.`,
  });
export const theyLackAnswers =
  'Noch kein Score: Es sind noch nicht genug Fragen zum Zusammenleben beantwortet.';
export const noneHasAnswers =
  'Noch kein Score: Niemand dort hat genug Fragen zum Zusammenleben beantwortet.';

// What a change in the profile would do, before it is saved.
export const whatIf = 'Was sich ändern würde';
export const previewFailed = 'Die Vorschau ist gerade nicht verfügbar.';
export const previewLoading = 'Wir rechnen aus, was das ändern würde …';
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} Match, so viele wie jetzt.`,
    other: rich`${bold(formatNumber(count))} Matches, so viele wie jetzt.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} Match: ${formatNumber(given.difference)} mehr als jetzt.`,
    other: rich`${given.bold(formatNumber(given.count))} Matches: ${formatNumber(given.difference)} mehr als jetzt.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} Match: ${formatNumber(given.difference)} weniger als jetzt.`,
    other: rich`${given.bold(formatNumber(given.count))} Matches: ${formatNumber(given.difference)} weniger als jetzt.`,
  });
export const nothingChanges = 'Oben in deiner Liste ändert sich nichts';
export const changesAtTop = pluralText({
  one: 'Änderung oben in deiner Liste (#)',
  other: 'Änderungen oben in deiner Liste (#)',
});
export const changes = 'Änderungen';
export const previewMeaning = ({ score }: { score: number }) =>
  `Ein Match ist ein Fit ab ${formatNumber(score)} ohne Konflikt. Noch ist nichts gespeichert.`;
// A score before and after: "Kein Score → 82", with "danach" read out for the arrow (keep its space).
export const noScoreBefore = 'Kein Score';
export const scoreTo = 'danach ';
export const noScoreAfter = 'kein Score';
export const outOfTop = ({ count }: { count: number }) =>
  `nicht mehr in den Top ${formatNumber(count)}`;
export const nowNumber = ({ rank }: { rank: number }) => `jetzt Platz ${formatNumber(rank)}`;
