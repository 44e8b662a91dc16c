import type { Importance, QuestionId, QuestionTexts } from '#contract/questionnaire/questions.ts';
import { formatTime } from './format.ts';

// The questions about how people live. `topic` is a question's short name, `ask` asks about
// oneself, `askOfOthers` about what one accepts in others. Answers are short: they stand on buttons.
export const questions: { readonly [Id in QuestionId]: QuestionTexts<Id> } = {
  sleep: {
    topic: 'Schlaf',
    ask: 'Wann schläfst du normalerweise?',
    askOfOthers: 'Welche Schlafzeiten passen dir bei anderen?',
  },
  cleaning: {
    topic: 'Putzen der Küche',
    ask: 'Wie schnell räumst du nach dem Kochen auf?',
    askOfOthers: 'Wie schnell sollen andere nach dem Kochen aufräumen?',
    answers: {
      when_needed: 'Wenn es jemanden stört',
      every_few_days: 'Innerhalb weniger Tage',
      same_day: 'Am selben Tag',
      right_away: 'Sofort',
    },
  },
  quiet: {
    topic: 'Ruhezeiten',
    ask: 'Ab wann bist du unter der Woche leise?',
    askOfOthers: 'Ab wann sollen andere unter der Woche leise sein?',
    answers: {
      by_20: `Ab ${formatTime(20, 0)}`,
      by_22: `Ab ${formatTime(22, 0)}`,
      by_24: 'Ab Mitternacht',
      no_hour: 'Keine Ruhezeiten',
    },
  },
  overnight_guests: {
    topic: 'Gäste über Nacht',
    ask: 'Wie oft hast du Gäste über Nacht?',
    askOfOthers: 'Wie oft dürfen andere Gäste über Nacht haben?',
    answers: {
      never: 'Nie',
      monthly: 'Ein- oder zweimal im Monat',
      weekly: 'Jede Woche',
      most_nights: 'Fast jede Nacht',
    },
  },
  gatherings: {
    topic: 'Besuch von Freunden und Partys',
    ask: 'Wie oft hast du Freunde zu Besuch?',
    askOfOthers: 'Wie oft dürfen andere Freunde zu Besuch haben?',
    answers: {
      never: 'Nie',
      few_a_year: 'Ein paar Mal im Jahr',
      monthly: 'Jeden Monat',
      weekly: 'Jede Woche',
    },
  },
  smoking: {
    topic: 'Rauchen und Dampfen',
    ask: 'Rauchst oder dampfst du zu Hause?',
    askOfOthers: 'Dürfen andere zu Hause rauchen oder dampfen?',
    answers: {
      never: 'Nie',
      outside: 'Nur vor dem Haus',
      balcony: 'Auf dem Balkon oder am Fenster',
      indoors: 'Drinnen',
    },
  },
  alcohol: {
    topic: 'Alkohol',
    ask: 'Wie oft trinkst du zu Hause Alkohol?',
    askOfOthers: 'Wie oft dürfen andere zu Hause Alkohol trinken?',
    answers: {
      never: 'Nie',
      monthly: 'Ein- oder zweimal im Monat',
      weekly: 'Jede Woche',
      most_days: 'Fast täglich',
    },
  },
  pets: {
    topic: 'Haustiere und Allergien',
    ask: 'Hast du Haustiere?',
    askOfOthers: 'Mit wem könntest du zusammenwohnen?',
    answers: {
      allergic: 'Allergisch gegen Tiere',
      none: 'Keine, lieber ohne',
      welcome: 'Keine, aber gern mit',
      has: 'Mit Haustier',
    },
  },
  home_working: {
    topic: 'Arbeiten zu Hause',
    ask: 'An wie vielen Tagen pro Woche arbeitest oder lernst du zu Hause?',
    askOfOthers: 'An wie vielen Tagen pro Woche dürfen andere zu Hause arbeiten oder lernen?',
    answers: {
      never: 'Nie',
      some_days: '1 oder 2 Tage',
      most_days: '3 oder 4 Tage',
      every_day: '5 oder mehr Tage',
    },
  },
  sharing: {
    topic: 'Teilen von Essen und Haushaltssachen',
    ask: 'Was teilst du gern mit anderen Roomies?',
    askOfOthers: 'Was soll zu Hause geteilt werden?',
    answers: {
      nothing: 'Nichts',
      basics: 'Grundzutaten wie Salz und Öl',
      some_meals: 'Grundzutaten und ein Essen pro Woche',
      most_things: 'Fast alle Lebensmittel und Haushaltssachen',
    },
  },
  chores: {
    topic: 'Haushalt und Kosten',
    ask: 'Wie teilst du Haushalt und Kosten gern auf?',
    askOfOthers: 'Wie sollen Haushalt und Kosten aufgeteilt werden?',
    answers: {
      as_it_comes: 'Kein festes System',
      by_asking: 'Jedes Mal absprechen',
      by_turns: 'Im Wechsel',
      written_plan: 'Schriftlicher Plan',
    },
  },
  conflict: {
    topic: 'Probleme ansprechen',
    ask: 'Wenn dich etwas stört, wie schnell sprichst du es an?',
    askOfOthers: 'Wie schnell sollen andere ein Problem ansprechen?',
    answers: {
      rarely: 'Selten oder nie',
      within_weeks: 'In einem guten Moment',
      within_days: 'Innerhalb weniger Tage',
      same_day: 'Am selben Tag',
    },
  },
};

// Answers in lists, and clock times as an answer: "23:00 bis 07:00".
export const hours = ({ from, until }: { from: string; until: string }) => `${from} bis ${until}`;
export const anyAnswer = 'Jede Antwort';

// The times of sleep: one's own, and those one wants of others.
export const asleepFrom = 'Schlafe ab';
export const upAt = 'Wach um';
export const notBefore = 'Nicht vor';
export const upBy = 'Spätestens wach um';
export const setHours = 'Zeiten einstellen';
export const differentTimes = 'Wähle zwei verschiedene Zeiten';

// Passing over a question.
export const leaveOut = 'Auslassen';
export const leaveOutTopic = ({ topic }: { topic: string }) => `Auslassen: ${topic}`;

// What one wants of others.
export const howMuchItMatters = 'Wie wichtig ist das?';
export const importances: Record<Importance, string> = {
  0: 'Unwichtig',
  1: 'Etwas',
  2: 'Wichtig',
  4: 'Sehr wichtig',
};
export const dealbreaker = 'No-Go';
export const aDealbreaker = 'Ein No-Go';
export const dealbreakerHint = 'Mit einer anderen Antwort könnte ich nicht leben';
export const ownAnswer = ({ answer }: { answer: string }) => `${answer} (du)`;
export const easierRefused =
  'Du schließt eine Antwort aus, mit der es sich leichter lebt. Das kann Punkte kosten.';
export const easierIsFree = 'Antworten, mit denen es sich leichter lebt, kosten nie Punkte.';

// What is wrong with an answer.
export const problemOfTopic = ({ topic, problem }: { topic: string; problem: string }) =>
  `${topic}: ${problem}`;
export const somethingIsMissing = 'Etwas fehlt';

// The questions about somebody: a title, a line below it, and the fields.
export const whoAreYou = 'Wer bist du?';
export const whoAreYouLede =
  'Andere sehen, warum du hier bist, deinen Vornamen und dein Alter, nie dein Geburtsdatum.';
export const intent = 'Was führt dich her?';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const lastNameHint = 'Nur du siehst ihn.';
export const birthDate = 'Geburtsdatum';

export const whereToLive = 'Wo möchtest du wohnen?';
export const whereIsPlace = 'Wo ist deine Wohnung?';
export const whereLede = 'Eine Stadt oder ein Viertel reicht.';
export const noTown = 'Keine Stadt heißt so. Deine Eingabe bleibt, wie du sie geschrieben hast.';

export const whatCanYouPay = 'Was kannst du im Monat zahlen?';
export const whatCanYouPayLede = 'Für dein Zimmer, mit Nebenkosten.';

export const whenToMove = 'Wann würdest du einziehen, und für wie lange?';
export const whenToMoveLede = 'Lass ein Feld leer, wenn du es noch nicht weißt.';
export const movingInFrom = 'Einzug ab';
export const staying = 'Mietdauer';
export const notSure = 'Noch offen';

export const whatToKnow = 'Was sollten andere über dich wissen?';
export const whatToKnowLede = 'Ein oder zwei Zeilen reichen.';
export const occupation = 'Was du machst';
export const occupationHint = 'Zum Beispiel: Krankenpflege, Architekturstudium';
export const bioHint = 'Eine normale Woche bei dir, und was du zu Hause magst';
