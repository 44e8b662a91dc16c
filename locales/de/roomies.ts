import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Stands in for the name of somebody who gave none; without an article, so it fits every case. */
export const aRoomie = 'Roomie ohne Namen';
/** The same within a sentence, in the nominative or the accusative. */
export const aRoomieInside = 'diese Person';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} bis ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `bis ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `ab ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} im Monat`;
export const stayFrom = ({ day }: { day: string }) => `ab ${day}`;
export const stayFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `für ${formatNumber(count)} Monat`,
    other: `für ${formatNumber(count)} Monate`,
  });
export const stayFromFor = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `ab ${day}, für ${formatNumber(count)} Monat`,
    other: `ab ${day}, für ${formatNumber(count)} Monate`,
  });
export const stayNow = 'ab sofort';
export const stayNowFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `ab sofort, für ${formatNumber(count)} Monat`,
    other: `ab sofort, für ${formatNumber(count)} Monate`,
  });

// The list of roomies.
export const roomies = 'Roomies';
export const roomiesLede = 'Die Menschen hinter den Zimmern. Zu jedem Score siehst du die Gründe.';
export const loadingRoomies = 'Roomies werden geladen …';
export const loadLater = 'Die Roomies werden geladen, sobald du wieder verbunden bist.';
export const roomiesFailed = 'Die Roomies konnten nicht geladen werden';
export const roomiesFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Deine Suche bleibt erhalten.`;
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} Roomie`, other: `${total} Roomies` });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    one: `${given.total} Roomie rund um ${given.place}`,
    other: `${given.total} Roomies rund um ${given.place}`,
  });
/** In the accusative, after "um". */
export const thisPlaceInside = 'diesen Ort';
export const notAnswered = 'Hat die Fragen noch nicht beantwortet';

// What the profile of the reader does to the list.
export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `Im Umkreis von ${formatNumber(km)} km um ${town}.`;
export const withoutBudget = 'Auch Roomies ohne Angabe zum Budget sind dabei.';
export const withoutDates = 'Auch Roomies ohne Angabe zum Zeitraum sind dabei.';
export const withoutBoth = 'Auch Roomies ohne Angabe zu Budget oder Zeitraum sind dabei.';
export const change = 'Ändern';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`Das sind Roomies von überall. ${profile('Sag, wo du suchst')}, dann siehst du zuerst die in der Nähe.`;
export const notCompared = ({ currency }: { currency: string }) =>
  `Budgets in anderen Währungen werden nicht mit ${currency} verglichen.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Budgets in anderen Währungen werden zu den Wechselkursen vom ${day} mit ${currency} verglichen.`;

// The filters of the list, as a form.
export const filters = 'Filter';
export const filtersSet = ({ count }: { count: number }) =>
  `Filter (${formatNumber(count)} gesetzt)`;
export const filterRoomies = 'Roomies filtern';
export const mapOfTown = 'Karte der Stadt, in der gesucht wird';
export const area = 'Gegend';
export const everywhere = 'Überall';
export const thisPlace = 'Dieser Ort';
export const noTown = 'Keine Stadt beginnt so';
export const townUnknown = 'Wir konnten keine Stadt mit diesem Namen finden';
export const around = 'Umkreis';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const theirBudget = 'Budget im Monat';
export const from = 'Von';
export const to = 'Bis';
export const any = 'Egal';
export const currency = 'Währung';
export const usualCurrency = 'Wie dort üblich';
export const moveInBy = 'Kann einziehen bis';
export const staysAtLeast = 'Bleibt mindestens';
export const anyTime = 'Egal';
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${formatNumber(count)} Monat`, other: `${formatNumber(count)} Monate` });
export const lookingUpTown = 'Stadt wird gesucht …';
export const showRoomies = 'Roomies anzeigen';

// The same filters as chips, as short as can be.
export const chipArea = ({ km, place }: { km: number; place: string }) =>
  `${formatNumber(km)} km um ${place}`;
/** In the accusative, after "um". */
export const aPlace = 'einen Ort';
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Budget ab ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Budget bis ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Einzug bis ${day}`;
export const chipStays = ({ count }: { count: number }) =>
  plural(count, {
    one: `Bleibt mindestens ${formatNumber(count)} Monat`,
    other: `Bleibt mindestens ${formatNumber(count)} Monate`,
  });
export const near = ({ town }: { town: string }) => `Rund um ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `Dein Budget: ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Dein Zeitraum: ab ${day}`;
export const ownFilters = 'Filter aus deinem Profil';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Filter hinzufügen: ';
export const removeFilter = 'Filter entfernen: ';
export const noConflicts = 'Keine Konflikte';
export const sortBy = 'Sortieren nach';
export const bestFit = 'Passt am besten';
export const newest = 'Neueste';

// Nobody found, and the ways to find more.
export const noSuchPage = 'Diese Seite gibt es nicht';
export const noSuchPageHint = 'Die Liste hat weniger Seiten.';
export const firstPage = 'Zurück zur ersten Seite';
export const nobodyYet = 'Hier ist noch niemand';
export const nobodyYetHint = 'Du machst den Anfang. Schau bald wieder vorbei.';
export const lookAtRooms = 'Zimmer ansehen';
export const nobodyNear = ({ place }: { place: string }) => `Noch keine Roomies rund um ${place}`;
export const nobodyFits = 'Niemand passt zu all dem';
export const nobodyJoined = 'Bisher ist niemand dabei, der dort sucht.';
export const nobodyFitsBudget = 'Bisher passt niemand, der dort sucht, zu deinem Budget.';
export const nobodyFitsDates = 'Bisher passt niemand, der dort sucht, zu deinem Zeitraum.';
export const nobodyFitsBoth =
  'Bisher passt niemand, der dort sucht, zu deinem Budget und deinem Zeitraum.';
export const nobodyFitsHint =
  'Auch wer dazu nichts angegeben hat, fehlt hier. Entferne einen Filter:';
export const includeConflicts = 'Auch mit Konflikten';
export const without = ({ filter }: { filter: string }) => `Ohne: ${filter}`;
export const lookWithin = ({ km }: { km: number }) =>
  `Im Umkreis von ${formatNumber(km)} km suchen`;
export const lookEverywhere = 'Überall suchen';
export const lookFurther = 'Weiter weg suchen';
export const seeAllRoomies = 'Alle Roomies ansehen';

// One roomie.
export const allRoomies = 'Alle Roomies';
export const loadingRoomie = 'Roomie wird geladen …';
export const roomie = 'Roomie';
export const thisIsYou = 'Das bist du';
export const thisIsYouHint = 'Das sehen andere von dir.';
export const thisIsYouHidden = 'Dein Profil ist ausgeblendet: Niemand findet diese Seite.';
export const changeProfile = 'Profil ändern';
export const writeTo = ({ name }: { name: string }) => `An ${name} schreiben`;
export const looksFor = ({ name }: { name: string }) => `Das sucht ${name}`;
export const othersSeeFit = 'Andere sehen hier, wie gut sie zu dir passen und warum.';

// How well the reader and somebody would live together: the score on top.
export const youAnd = ({ name }: { name: string }) => `Du und ${name}`;
export const loadingScore = 'Score wird geladen …';
export const scoreLater = 'Der Score wird geladen, sobald du wieder verbunden bist.';
export const scoreFailed = 'Der Score konnte nicht geladen werden';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('von 100')}`;
export const conflictsLast = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Konflikt: ein No-Go für eine Seite. Wer keine Konflikte mit dir hat, steht deshalb weiter oben.`,
    other: `${formatNumber(count)} Konflikte: No-Gos für eine Seite. Wer keine Konflikte mit dir hat, steht deshalb weiter oben.`,
  });
export const scoreNote =
  'Der Score vergleicht Antworten zum Zusammenleben, sonst nichts. Ob ihr euch versteht, sagt er nicht voraus: Redet miteinander, bevor ihr euch entscheidet.';
export const allPointsKept = 'Alle 100 Punkte bleiben erhalten.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} hat die Fragen, die du beantwortet hast, nicht beantwortet.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Für einen Score braucht es drei Fragen, die ihr beide beantwortet habt, du und ${name}.`;

// What the score is made of, question by question.
export const conflictsTitle = ({ count }: { count: number }) =>
  plural(count, { one: 'Ein Konflikt', other: 'Konflikte' });
export const lostTitle = 'Hier gehen Punkte verloren';
export const differingTitle = 'Hier unterscheidet ihr euch, und es kostet keinen Punkt';
export const keptTitle = 'Hier geht nichts verloren';
export const bothAnswered = 'Was ihr beide beantwortet habt';
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Frage fehlt, weil eine Seite sie nicht beantwortet hat.`,
    other: `${formatNumber(count)} Fragen fehlen, weil eine Seite sie nicht beantwortet hat.`,
  });
export const pointsLost = ({ count }: { count: number }) =>
  plural(count, {
    one: `−${formatNumber(count)} Punkt`,
    other: `−${formatNumber(count)} Punkte`,
  });
export const nothingLost = 'Nichts verloren';
export const you = 'Du';
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
export const why = 'Warum';
export const conflictsForOne = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Konflikt: ein No-Go für eine Seite`,
    other: `${formatNumber(count)} Konflikte: No-Gos für eine Seite`,
  });
export const tooFewAnswers = 'Zu wenige Fragen habt ihr beide beantwortet';
export const allDiffers = 'Ihr habt keine Frage gleich beantwortet';

// For those who have not answered anything.
export const stillComparing = 'RoomieRadar vergleicht noch alle Roomies mit dir';
export const justStarted =
  'Das hat gerade erst begonnen. Ein paar Minuten lang stehen die neuesten Roomies vorn.';
export const tryAgain = 'Noch einmal versuchen';
export const invitation = 'Mit wem würdest du gut zusammenwohnen?';
export const invitationText = ({ count }: { count: number }) =>
  plural(count, {
    one: `Beantworte ${formatNumber(count)} kurze Frage dazu, wie du lebst. Dann siehst du alle hier danach sortiert, wie gut ihr zueinander passt, mit den Gründen. Das dauert zwei Minuten.`,
    other: `Beantworte ${formatNumber(count)} kurze Fragen dazu, wie du lebst. Dann siehst du alle hier danach sortiert, wie gut ihr zueinander passt, mit den Gründen. Das dauert zwei Minuten.`,
  });
export const answerQuestions = 'Fragen beantworten';

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
export const room = 'Zimmer';
export const people = 'Leute';
export const conflictsThere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Konflikt mit den Leuten dort`,
    other: `${formatNumber(count)} Konflikte mit den Leuten dort`,
  });
export const loadingFit = 'Fit wird geladen …';
export const howItFits = 'Wie es zu dir passt';
export const theRoomTitle = 'Das Zimmer';
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
export const nobodyNamed = 'Wer dort wohnt, ist noch nicht angegeben.';
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
export const whatIf = 'Was wäre, wenn';
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
export const changesAtTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `Änderung oben in deiner Liste (${formatNumber(count)})`,
    other: `Änderungen oben in deiner Liste (${formatNumber(count)})`,
  });
export const changes = 'Änderungen';
export const matchMeaning = ({ score }: { score: number }) =>
  `Ein Match ist ein Fit ab ${formatNumber(score)} ohne Konflikt. Noch ist nichts gespeichert.`;
// A score before and after: "Kein Score → 82", with "danach" read out for the arrow (keep its space).
export const noScoreBefore = 'Kein Score';
export const scoreTo = 'danach ';
export const noScoreAfter = 'kein Score';
export const outOfTop = ({ count }: { count: number }) =>
  `nicht mehr in den Top ${formatNumber(count)}`;
export const nowNumber = ({ rank }: { rank: number }) => `jetzt Platz ${formatNumber(rank)}`;

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Sag, wo deine Wohnung ist')}, dann siehst du, wer in der Nähe ist. Bis dahin siehst du hier alle.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Sag, wo du suchst')}, dann siehst du, wer und was in der Nähe ist. Bis dahin siehst du hier alle.`;
export const loadingMatches = 'Deine ersten Matches werden geladen …';
export const firstMatches = 'Deine ersten Matches';
export const firstMatchesNear = ({ place }: { place: string }) =>
  `Deine ersten Matches rund um ${place}`;
export const newRoomies = 'Neue Roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Neue Roomies rund um ${place}`;
export const nobodyWithin =
  'Im Umkreis von 10 km ist bisher niemand. Dein Profil steht jetzt in der Liste: Wer dazukommt, kann dich finden.';
export const nobodyWithinFits =
  'Im Umkreis von 10 km passt bisher niemand zu deinem Budget und deinem Zeitraum. Dein Profil steht jetzt in der Liste: Wer dazukommt, kann dich finden.';
export const rooms = 'Zimmer';
export const roomsNearYou = 'Zimmer in deiner Nähe';
export const roomsNear = ({ place }: { place: string }) => `Zimmer rund um ${place}`;
export const newestRooms = 'Die neuesten Zimmer';
export const noRoomsNear = ({ place }: { place: string }) => `Noch keine Zimmer rund um ${place}`;
export const noRoomsHint = 'Im Umkreis von 10 km bietet bisher niemand ein Zimmer an.';
export const seeAllRooms = 'Alle Zimmer ansehen';
export const seeAllNear = 'Alle im Umkreis von 10 km ansehen';
export const changeArea = 'Gegend ändern';
export const fromOtherSite = 'Von einer anderen Seite';
