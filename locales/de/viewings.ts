import type { ViewingMode } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const viewing = 'Besichtigung';
export const loadingViewings = 'Termine werden geladen …';
export const viewingsFailed = 'Die Termine konnten nicht geladen werden';
export const offerTitle = 'Besichtigungstermine anbieten';
export const firstDay = 'Erster Tag';
export const lastDay = 'Letzter Tag';
export const lastDayHint = 'Nur für mehrere Tage';
export const onWeekdays = 'An diesen Wochentagen';
export const until = 'Bis';
export const untilHint = 'So viele Termine, wie nacheinander passen';
export const length = 'Dauer je Termin';
export const places = 'Plätze';
export const placesHint = 'Wie viele gleichzeitig kommen können';
export const notice = 'Wählbar bis';
export const noNotice = 'zum Beginn';
export const where = 'Wo';
export const videoLink = 'Link zum Videoanruf';
export const offer = 'Diese Termine anbieten';
export const notOffered = 'Die Termine wurden nicht angeboten';
export const comingTimes = 'Kommende Termine';
export const noTimes = 'Noch keine Termine';
export const noTimesHint =
  'Wer wegen des Zimmers geschrieben hat, kann einen der Termine wählen, die du anbietest.';
export const full = 'Ausgebucht';
export const withdraw = 'Zurücknehmen';
export const withdrawHint = 'Wer kommen wollte, bekommt eine Mail.';
export const withdrawFreeHint = 'Noch hat ihn niemand gewählt.';
export const move = 'Verschieben';
export const cancelViewing = 'Besichtigung absagen';
export const keepViewing = 'Nicht absagen';
export const cancelHint = 'Ihr bekommt beide eine Mail.';
export const staysAgreed =
  'Das Zimmer wird gerade nicht angeboten. Eure Besichtigung bleibt vereinbart, bis jemand von euch absagt.';
export const overlaps = 'Zur gleichen Zeit siehst du dir ein anderes Zimmer an.';
export const joinCall = 'Zum Videoanruf';
export const itHappened = 'Sie hat stattgefunden';
export const itDidNot = 'Die andere Person ist nicht gekommen';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'Das seht nur ihr beide.';
export const correctUntil = ({ day }: { day: string }) =>
  `Bis ${day} könnt ihr das beide korrigieren.`;
export const lastViewing = 'Letzte Besichtigung';
// The answers to a reminder.
export const amComing = 'Ich komme';
export const cannotCome = 'Ich kann nicht kommen';
export const youConfirmed = 'Du hast zugesagt.';
/** In the place of a name. */
export const otherSide = 'Die andere Person';
export const modes: Record<ViewingMode, string> = {
  in_person: 'Vor Ort',
  video: 'Per Videoanruf',
};
export const withdrawTime = ({ time }: { time: string }) => `${time} zurücknehmen`;
export const withdrawQuestion = ({ time }: { time: string }) => `${time} zurücknehmen?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Alle Zeiten in Ortszeit: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) =>
  `Die Besichtigung am ${when} wurde abgesagt.`;
export const cancelQuestion = ({ when }: { when: string }) => `Besichtigung am ${when} absagen?`;
export const placesCount = pluralText({ one: '1 Platz', other: '# Plätze' });
export const morePlaces = ({ time }: { time: string }) => `Ein Platz mehr: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `Ein Platz weniger: ${time}`;
export const placesLeft = pluralText({ one: 'Noch 1 Platz', other: 'Noch # Plätze' });
export const minutes = pluralText({ one: '1 Minute', other: '# Minuten' });
export const hoursBefore = pluralText({ one: '1 Stunde vorher', other: '# Stunden vorher' });
export const offered = pluralText({ one: '1 Termin angeboten', other: '# Termine angeboten' });
export const leftOut = pluralText({
  one: '1 Termin wurde ausgelassen, weil du um diese Zeit schon einen anderen anbietest oder er vorbei ist.',
  other:
    '# Termine wurden ausgelassen, weil du um diese Zeit schon andere anbietest oder sie vorbei sind.',
});
export const safety =
  'Trefft euch in der Wohnung, sag jemandem, wohin du gehst, und zahle nichts, bevor du das Zimmer gesehen hast.';
export const videoSafety =
  'Ein Anruf zeigt nur, was jemand zeigen will. Zahle nichts, bevor du selbst im Zimmer warst.';
export const moreTimes = 'Weitere Termine';
export const fullTimes = 'Ausgebuchte Termine';
export const fullTimesHint =
  'Setz dich auf die Warteliste: Du bekommst Bescheid, sobald ein Platz frei wird. Wer zuerst wählt, bekommt ihn.';
export const stopWaiting = 'Nicht mehr warten';
export const wait = 'Warten';
export const proposeOwn = 'Einen Termin vorschlagen';
export const proposeOther = 'Einen anderen Termin vorschlagen';
export const proposeButton = 'Vorschlagen';
export const atTime = 'Uhrzeit';
export const lengthHint = 'Eine halbe Stunde';
export const agreeButton = 'Zustimmen';
export const takeBack = 'Zurücknehmen';
export const awaitsAnswer = 'Die Antwort steht noch aus.';
export const proposedTimes = 'Vorgeschlagene Termine';
export const freeTimesInstead = 'An diesen Terminen hast du Zeit';
export const notOn = 'Nicht an diesen Tagen';
export const skipDay = 'Einen Tag auslassen';
export const addDay = 'Auslassen';
export const youProposed = ({ when }: { when: string }) => `Dein Vorschlag: ${when}`;
export const theyProposed = ({ when }: { when: string }) => `Vorschlag: ${when}. Passt dir das?`;
export const wishDeclined = ({ when }: { when: string }) => `${when} wurde abgelehnt.`;
export const wishExpired = ({ when }: { when: string }) => `${when} wurde nicht bestätigt.`;
export const waitFor = ({ time }: { time: string }) => `Auf einen Platz warten: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `Nicht mehr warten: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `Zustimmen: ${time}`;
export const declineTime = ({ time }: { time: string }) => `Ablehnen: ${time}`;
export const waiting = pluralText({
  one: '1 Person wartet auf einen Platz',
  other: '# Personen warten auf einen Platz',
});
export const otherConfirmed = ({ name }: { name: string }) => `${name} hat zugesagt und kommt.`;
export const tookPlace = ({ when }: { when: string }) =>
  `Die Besichtigung hat stattgefunden: ${when}.`;
export const didNotTakePlace = ({ when }: { when: string }) =>
  `Die Besichtigung hat nicht stattgefunden: ${when}.`;
export const missedViewings = pluralText({
  one: '1 Besichtigung hat nicht stattgefunden',
  other: '# Besichtigungen haben nicht stattgefunden',
});
